/** A picture that the build takes from the recorded ones of a story: `app-features-queues-components-counttable/default`. */
export const storyPicture = (story: string, shows: string, shape: PictureShape = 'screen') => {
  const [width, height] = SHAPES[shape];
  return `<p><img src="/media/stories/${story}.webp" alt="${shows}" width="${width}" height="${height}"></p>`;
};

/** Of the place that a picture has: a page, a piece of one (`half`, `wide`, `strip`), a long page, a sheet of paper, a phone. What is longer is cut at its end. */
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
