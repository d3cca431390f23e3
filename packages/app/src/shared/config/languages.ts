/** A language to choose, named in that language: a user who can't read this page finds theirs. */
export interface LanguageChoice {
  /** Language tag, such as `de` or `pt-BR`. */
  code: string;
  name: string;
}

/** Languages included in the app. A shop's configuration may name others, whose texts are fetched (decision 039). */
export const BUILT_IN: readonly LanguageChoice[] = [
  { code: 'en', name: 'English' },
  { code: 'tr', name: 'Türkçe' },
];

export const isBuiltIn = (code: string): boolean => BUILT_IN.some((each) => each.code === code);

/** Whether `Intl`, a header and `lang` accept a text as a language tag. */
export function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}
