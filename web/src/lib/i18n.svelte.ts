// The texts: Fluent files shared with the server, one chunk per language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { de: "Deutsch", en: "English", fr: "Français", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;

const loaders: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  de: () => import("../locale/de"),
  en: () => import("../locale/en"),
  fr: () => import("../locale/fr"),
  it: () => import("../locale/it"),
};

/** The first of the browser's languages that we have. */
export function languageOfBrowser(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => tag in LANGUAGES) as Language | undefined) ?? "en";
}

class I18n {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));

  async use(language: Language): Promise<void> {
    const files = (await loaders[language]()).default;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of Object.values(files)) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  text(key: string, values?: Record<string, FluentVariable>): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) {
      console.error(`no text for ${key} in ${this.language}`);
      return key;
    }
    return this.#bundle.formatPattern(pattern, values);
  }
}

export const i18n = new I18n();

/** The text of a key in the chosen language. */
export const t = (key: string, values?: Record<string, FluentVariable>): string => i18n.text(key, values);

/** The same, with a fallback for games that bring no such text. */
export const textOr = (key: string, otherwise: string): string => (i18n.has(key) ? i18n.text(key) : otherwise);
