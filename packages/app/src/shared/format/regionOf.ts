/**
 * A language with the person's region, where their browser states one: `en` becomes `en-GB` for readers of British English,
 * so that 1 December is 01/12/2026. Names and words stay those of the language.
 */
export const regionOf = (language: string): string =>
  globalThis.navigator?.languages?.find((tag) => tag.toLowerCase().startsWith(`${language.toLowerCase()}-`)) ?? language;
