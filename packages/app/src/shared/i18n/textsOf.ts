import type { i18n as I18n } from 'i18next';

/** The texts of some namespaces in one language: one object for every component. */
export interface Texts {
  i18n: I18n;
  t: Translate;
  /**
   * Settles when they are there, or failed to come: English or keys stand in then. Null when nothing had to come; otherwise it stays,
   * as React asks a component that goes on after `use` for the same promise again.
   */
  coming: Promise<void> | null;
}

/** Any key at all: which ones there are is known where texts are asked for. */
type Translate = (key: string, options?: object) => string;

/** The translators in use for one language. */
export interface TextsInUse {
  i18n: I18n;
  language: string;
  /** By the names of the namespaces, with commas between. */
  made: Map<string, Texts>;
}

/** The texts of one or more namespaces, which are fetched if they are not there yet; a key that names none is one of the first. */
export function textsOf(inUse: TextsInUse, namespaces: string | readonly string[]): Texts {
  const key = String(namespaces);
  return inUse.made.get(key) ?? makeTexts(inUse, key);
}

function makeTexts({ i18n, language, made }: TextsInUse, key: string): Texts {
  const names = key.split(',');
  const isThere = names.every((name) => i18n.hasLoadedNamespace(name));
  const texts: Texts = {
    i18n,
    t: translate(i18n, language, names[0] ?? ''),
    coming: isThere ? null : i18n.loadNamespaces(names),
  };
  made.set(key, texts);
  return texts;
}

/** As `getFixedT` of i18next, which copies all of the translator's options for each text: five times the work (decision 026). */
function translate(i18n: I18n, lng: string, ns: string): Translate {
  const lookUp = i18n.t as unknown as Translate;
  // `Trans` asks its `t` where the text is, and then asks it for the text of no namespace.
  return Object.assign((key: string, options?: object) => lookUp(key, { ...options, lng, ns }), { ns });
}
