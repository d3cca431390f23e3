/** The background of a cover that is shown whole: the colour of its corner continues to either side of the picture. */
export const coverGround = (cover: string): { background: string } => ({
  background: `url("${cover.replace(/["\\\n\r]/g, encodeURIComponent)}") 0 0 / 4000% auto`,
});
