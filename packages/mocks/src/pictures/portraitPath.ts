/** The people of the demo whose portraits were drawn one by one. */
export const PORTRAITS = ['marcus', 'selin', 'priya', 'tom', 'aylin', 'ingrid', 'kerem', 'grace', 'mateo', 'hana'] as const;
export type Portrait = (typeof PORTRAITS)[number];

/** Where the drawn portraits are served. */
export const PORTRAIT_FOLDER = '/media/portraits/';

/**
 * How somebody looks, in six signs: backdrop (0–9), skin (0–5), colour of the hair (0–8), clothes (0–9), cut of the hair and one thing more by
 * their first letters, as `drawPortrait.ts` names them: `4126lg` has long hair and glasses.
 */
const CODE = /^[0-9][0-5][0-8][0-9][slbcdokw][gbenm]$/;

/** Whether there is a portrait of that name or code. */
export const isPortrait = (name: string): boolean => CODE.test(name) || PORTRAITS.some((portrait) => portrait === name);

/** Path of a drawn portrait, by its name or its code. */
export function portraitPath(name: string): string {
  return `${PORTRAIT_FOLDER}${name}.svg`;
}
