/**
 * A language as the person's region writes it, where their browser says one: `en` is `en-GB` for who reads British English, so that 1 December
 * is 01/12/2026. Names and words stay those of the language.
 */
export const regionOf = (language: string): string =>
  globalThis.navigator?.languages?.find((tag) => tag.toLowerCase().startsWith(`${language.toLowerCase()}-`)) ?? language;
