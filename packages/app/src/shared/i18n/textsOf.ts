import type { i18n as I18n } from 'i18next';

/** Texts of some namespaces in one language: one object for every component. */
export interface Texts {
  i18n: I18n;
  t: Translate;
  /**
   * Resolves when the texts are loaded or failed to load: English or keys replace them then. Null when nothing had to load;
   * otherwise the promise stays, as React needs the same one again when a component continues after `use`.
   */
  loading: Promise<void> | null;
}

/** Accepts any key: the callers' types know which keys exist. */
type Translate = (key: string, options?: object) => string;

/** The translators of one language. */
export interface TextsInUse {
  i18n: I18n;
  language: string;
  /** Texts by the names of their namespaces, joined by commas. */
  made: Map<string, Texts>;
}

/** Texts of one or more namespaces, loaded if missing; a key without a namespace belongs to the first. */
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
    loading: isThere ? null : i18n.loadNamespaces(names),
  };
  made.set(key, texts);
  return texts;
}

/**
 * Replaces i18next's `getFixedT`, which copies all of the translator's options for each text: five times the work (decision
 * 026).
 */
function translate(i18n: I18n, lng: string, ns: string): Translate {
  const lookUp = i18n.t as unknown as Translate;
  // `Trans` reads the namespace from its `t`, and then requests the text without one.
  return Object.assign((key: string, options?: object) => lookUp(key, { ...options, lng, ns }), { ns });
}
