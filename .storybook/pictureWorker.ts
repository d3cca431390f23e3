/**
 * Compares and writes pictures, in a thread of its own: Jest runs its tests in a context in which work on pixels takes twenty times as long.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { PNG } from 'pngjs';
import { encodeSmall, isEncoded } from './encodeSmall.ts';

/** What to compare: the recorded picture's file, and what the page shows now as a PNG. */
export interface PictureTask {
  id: number;
  file: string;
  /** Where the two go when they differ. */
  actual: string;
  marked: string;
  shot: Uint8Array;
  recording: boolean;
}

/** `missing`: there is no recorded picture. `difference` tells how much differs and the sizes; `null`: nothing. */
export interface PictureResult {
  id: number;
  missing: boolean;
  difference: string | null;
}

parentPort?.on('message', (task: PictureTask) =>
  parentPort?.postMessage({ id: task.id, ...compare(task) } satisfies PictureResult),
);

function compare({ file, actual, marked, shot: bytes, recording }: PictureTask): Omit<PictureResult, 'id'> {
  const now = PNG.sync.read(Buffer.from(bytes));
  const known = existsSync(file) ? readFileSync(file) : undefined;
  for (const old of [actual, marked]) rmSync(old, { force: true });
  if (known && isEncoded(known, now)) return { missing: false, difference: null };
  const shot = encodeSmall(now);
  if (recording) save(file, shot);
  if (recording || !known) return { missing: !known, difference: null };
  save(actual, shot);
  return { missing: false, difference: describe(PNG.sync.read(known), PNG.sync.read(shot), marked) };
}

function save(file: string, picture: Buffer) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

/** How much differs; puts a picture beside it in which that is red. */
function describe(known: PNG, shot: PNG, marked: string): string {
  save(marked, encodeSmall(mark(known, shot)));
  const sizes = `${known.width} × ${known.height} recorded, ${shot.width} × ${shot.height} now`;
  return `${countDifferent(known, shot)} pixels (${sizes})`;
}

function countDifferent(known: PNG, shot: PNG): number {
  if (known.width !== shot.width || known.height !== shot.height) return Infinity;
  let count = 0;
  for (let at = 0; at < known.data.length; at += 4) if (differs(known, shot, at)) count += 1;
  return count;
}

const differs = (known: PNG, shot: PNG, at: number) => known.data.readUInt32LE(at) !== shot.data.readUInt32LE(at);

/** The picture as it is now, faded, with what differs in red. */
function mark(known: PNG, shot: PNG): PNG {
  const marked = new PNG({ width: shot.width, height: shot.height });
  const same = known.width === shot.width && known.height === shot.height;
  for (let at = 0; at < shot.data.length; at += 4) {
    const red = !same || differs(known, shot, at);
    for (let channel = 0; channel < 3; channel += 1) {
      const faded = 255 - (255 - (shot.data[at + channel] ?? 0)) / 4;
      marked.data[at + channel] = red ? ([220, 20, 60][channel] ?? 0) : faded;
    }
    marked.data[at + 3] = 255;
  }
  return marked;
}
