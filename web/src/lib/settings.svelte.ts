// The person's settings, kept in the browser.
import { i18n, languageOfBrowser, LANGUAGES, type Language } from "./i18n.svelte";
import { keep, kept } from "./storage";

export type Theme = "auto" | "dark" | "light";
export const PACES = { calm: 1.7, normal: 1, brisk: 0.45, instant: 0 } as const;
export type Pace = keyof typeof PACES;

interface Choices {
  name: string;
  language: Language;
  theme: Theme;
  pace: Pace;
  sound: boolean;
  notify: boolean;
  twoTap: boolean;
  fourColours: boolean;
  sorted: boolean;
}

const KEY = "settings";
const prefersLight = matchMedia("(prefers-color-scheme: light)");

function defaults(): Choices {
  return {
    name: "",
    language: languageOfBrowser(),
    theme: "auto",
    pace: "normal",
    sound: false,
    notify: false,
    twoTap: matchMedia("(pointer: coarse)").matches,
    fourColours: false,
    sorted: true,
  };
}

class Settings {
  #choices = $state<Choices>({ ...defaults(), ...kept<Partial<Choices>>(KEY) });

  constructor() {
    if (!(this.#choices.language in LANGUAGES)) this.#choices.language = languageOfBrowser();
    if (!(this.#choices.pace in PACES)) this.#choices.pace = "normal";
    this.#show();
    prefersLight.addEventListener("change", this.#show);
  }

  get name() { return this.#choices.name; }
  get language() { return this.#choices.language; }
  get theme() { return this.#choices.theme; }
  get pace() { return this.#choices.pace; }
  get sound() { return this.#choices.sound; }
  get notify() { return this.#choices.notify; }
  get twoTap() { return this.#choices.twoTap; }
  get fourColours() { return this.#choices.fourColours; }
  get sorted() { return this.#choices.sorted; }
  /** A factor for pauses and animations. */
  get factor(): number { return PACES[this.#choices.pace]; }

  /** Change and store some of them. */
  set(changes: Partial<Choices>): void {
    Object.assign(this.#choices, changes);
    keep(KEY, $state.snapshot(this.#choices));
    if (changes.language) void i18n.use(changes.language);
    this.#show();
  }

  #show = (): void => {
    const { theme } = this.#choices;
    document.documentElement.dataset.theme = theme === "auto" ? (prefersLight.matches ? "light" : "dark") : theme;
    document.documentElement.dataset.suits = this.#choices.fourColours ? "four" : "two";
  };
}

export const settings = new Settings();
