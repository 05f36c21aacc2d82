import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { i18n } from "./lib/i18n.svelte";
import { settings } from "./lib/settings.svelte";

await i18n.use(settings.language);
mount(App, { target: document.getElementById("app")! });
