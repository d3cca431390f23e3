/**
 * Returns the markup of a picture that the build takes from a story's recorded ones:
 * `app-features-queues-components-counttable/default`.
 */
export const storyPicture = (story: string, shows: string, shape: PictureShape = 'screen') => {
  const [width, height] = SHAPES[shape];
  return `<p><img src="/media/stories/${story}.webp" alt="${shows}" width="${width}" height="${height}"></p>`;
};

/**
 * Sizes of the pictures: a page, a section of one (`half`, `wide`, `strip`), a long page, a sheet of paper, a phone. Longer
 * pictures are cut at the bottom.
 */
const SHAPES = {
  screen: [1280, 800],
  half: [1280, 650],
  wide: [1280, 386],
  strip: [1280, 212],
  tall: [1280, 960],
  sheet: [810, 1139],
  phone: [305, 610],
} as const;

export type PictureShape = keyof typeof SHAPES;

export const isPictureShape = (text: string | undefined): text is PictureShape => text !== undefined && text in SHAPES;
