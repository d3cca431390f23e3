/** The people of the demo who have a picture. */
export const PORTRAITS = ['marcus', 'selin', 'priya', 'tom', 'aylin', 'ingrid', 'kerem', 'grace', 'mateo', 'hana'] as const;
export type Portrait = (typeof PORTRAITS)[number];

/** Where the drawn portraits are served. */
export const PORTRAIT_FOLDER = '/media/portraits/';

/** Path of a drawn portrait. */
export function portraitPath(name: Portrait): string {
  return `${PORTRAIT_FOLDER}${name}.svg`;
}
