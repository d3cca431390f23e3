/**
 * Groups the axes that have a value into runs of neighbours around the middle: a line is drawn along a run and never over a
 * gap. All axes with values are one closed run.
 * @param isThere whether an axis has a value
 */
export function runsOf(count: number, isThere: (axis: number) => boolean): number[][] {
  const axes = Array.from({ length: count }, (_, axis) => axis);
  const gap = axes.findIndex((axis) => !isThere(axis));
  if (gap === -1) return count > 0 ? [axes] : [];
  const runs: number[][] = [[]];
  // Starts behind a gap, so that no run is cut at the first axis.
  for (const step of axes) {
    const axis = (gap + step) % count;
    if (isThere(axis)) runs.at(-1)?.push(axis);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}
