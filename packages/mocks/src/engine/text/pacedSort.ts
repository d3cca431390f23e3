export type Compare = (a: number, b: number) => number;

/** Number of items sorted before the work may be interrupted. */
const RUN = 256;

/** Sorts numbers in place and stably, as work for `runPaced`. */
export function* sortSteps(items: Uint32Array<ArrayBuffer>, compare: Compare): Generator<undefined, Uint32Array<ArrayBuffer>> {
  for (let start = 0; start < items.length; start += RUN) {
    const end = Math.min(start + RUN, items.length);
    items.set(Array.from(items.subarray(start, end)).toSorted(compare), start);
    yield;
  }
  let source = items;
  let target = new Uint32Array(items.length);
  for (let width = RUN; width < items.length; width *= 2) {
    for (let start = 0; start < items.length; start += 2 * width) yield* mergeSteps(source, target, start, width, compare);
    [source, target] = [target, source];
  }
  return source;
}

function* mergeSteps(
  source: Uint32Array,
  target: Uint32Array,
  start: number,
  width: number,
  compare: Compare,
): Generator<undefined, void> {
  const middle = Math.min(start + width, source.length);
  const end = Math.min(start + 2 * width, source.length);
  let left = start;
  let right = middle;
  for (let index = start; index < end; index += 1) {
    const fromLeft = left < middle && (right >= end || compare(at(source, left), at(source, right)) <= 0);
    target[index] = at(source, fromLeft ? left : right);
    if (fromLeft) left += 1;
    else right += 1;
    if (index % RUN === RUN - 1) yield;
  }
}

/**
 * Moves items that were added, changed or removed to their positions in a sorted list, in a single pass.
 * @param moved items whose old place no longer counts
 * @param present those of `moved` that belong into the list now
 */
export function moveInSorted(
  sorted: Uint32Array<ArrayBuffer>,
  moved: ReadonlySet<number>,
  present: readonly number[],
  compare: Compare,
): Uint32Array<ArrayBuffer> {
  const rest = sorted.filter((item) => !moved.has(item));
  const inserted = present.toSorted(compare);
  const result = new Uint32Array(rest.length + inserted.length);
  let from = 0;
  let written = 0;
  for (const item of inserted) {
    const place = findInsertionIndex(rest, item, from, compare);
    result.set(rest.subarray(from, place), written);
    written += place - from;
    result[written] = item;
    written += 1;
    from = place;
  }
  result.set(rest.subarray(from), written);
  return result;
}

function findInsertionIndex(sorted: Uint32Array, item: number, from: number, compare: Compare): number {
  let low = from;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(at(sorted, middle), item) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function at(items: Uint32Array, index: number): number {
  return items[index] ?? 0;
}
