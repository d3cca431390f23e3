/** A picture that the build takes from the recorded ones of a story: `app-features-queues-components-counttable/default`. */
export const storyPicture = (story: string, shows: string, shape: keyof typeof HEIGHTS = 'screen') =>
  `<p><img src="/media/stories/${story}.webp" alt="${shows}" width="1280" height="${HEIGHTS[shape]}"></p>`;

/** Of the place that a picture has, beside 1280: a whole page, a strip of one, a sheet of paper or a phone. */
const HEIGHTS = { screen: 720, wide: 400, tall: 960 } as const;
