/**
 * The axes that have a value, as runs of neighbours around the middle: a line is drawn along a run and never over a gap. All of them are one
 * run, which closes.
 * @param isThere whether an axis has a value
 */
export function runsOf(count: number, isThere: (axis: number) => boolean): number[][] {
  const axes = Array.from({ length: count }, (_, axis) => axis);
  const gap = axes.findIndex((axis) => !isThere(axis));
  if (gap === -1) return count > 0 ? [axes] : [];
  const runs: number[][] = [[]];
  // From behind a gap on, so that no run is cut where the round begins.
  for (const step of axes) {
    const axis = (gap + step) % count;
    if (isThere(axis)) runs.at(-1)?.push(axis);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}
