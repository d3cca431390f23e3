/** The people of the demo whose portraits were drawn one by one. */
export const PORTRAITS = ['marcus', 'selin', 'priya', 'tom', 'aylin', 'ingrid', 'kerem', 'grace', 'mateo', 'hana'] as const;
export type Portrait = (typeof PORTRAITS)[number];

/** URL folder of the drawn portraits. */
export const PORTRAIT_FOLDER = '/media/portraits/';

/**
 * Looks of a person in six characters: backdrop (0–9), skin (0–5), colour of the hair (0–8), clothes (0–9), haircut and
 * accessory by their letters in `drawPortrait.ts`: `4126lg` has long hair and glasses.
 */
const CODE = /^[0-9][0-5][0-8][0-9][slbcdokw][gbenm]$/;

/** Whether there is a portrait of this name or code. */
export const isPortrait = (name: string): boolean => CODE.test(name) || PORTRAITS.some((portrait) => portrait === name);

/** Returns the path of a drawn portrait, by its name or code. */
export function portraitPath(name: string): string {
  return `${PORTRAIT_FOLDER}${name}.svg`;
}
