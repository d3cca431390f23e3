/** The ground of a cover that is shown whole: what its corner has, drawn out, so that it goes on to either side of the picture. */
export const coverGround = (cover: string): { background: string } => ({
  background: `url("${cover.replace(/["\\\n\r]/g, encodeURIComponent)}") 0 0 / 4000% auto`,
});
