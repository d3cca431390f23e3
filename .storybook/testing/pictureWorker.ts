/**
 * Compares and writes pictures in a separate thread: in the context in which Jest runs its tests, work on pixels takes twenty
 * times as long.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { PNG } from 'pngjs';
import { allowedPixels, commonSize, countDifferentPixels } from './pictureDifference.ts';
import { reduceColors } from './reduceColors.ts';
import { readWebp, writeWebp, type Pixels } from './webp.ts';

/** A comparison to make: the file of the recorded picture, and a PNG of the current page. */
export interface PictureTask {
  id: number;
  file: string;
  /** Files for the current and the marked picture, written when the pictures differ. */
  actual: string;
  marked: string;
  shot: Uint8Array;
  recording: boolean;
}

/**
 * Outcome of a comparison. `missing`: there is no recorded picture. `difference`: how much differs, and the sizes; `null` if
 * nothing differs.
 */
export interface PictureResult {
  id: number;
  missing: boolean;
  difference: string | null;
}

parentPort?.on('message', (task: PictureTask) => {
  void compare(task).then((result) => parentPort?.postMessage({ id: task.id, ...result } satisfies PictureResult));
});

async function compare({ file, actual, marked, shot, recording }: PictureTask): Promise<Omit<PictureResult, 'id'>> {
  const now = PNG.sync.read(Buffer.from(shot));
  for (const old of [actual, marked]) rmSync(old, { force: true });
  if (!existsSync(file)) {
    if (recording) save(file, await writeWebp(toStoredPicture(now)));
    return { missing: !recording, difference: null };
  }
  const known = await readWebp(readFileSync(file));
  const different = countDifferentPixels(known, now);
  // A picture that looks the same keeps its file, so a picture in a commit means a visible change.
  if (different <= allowedPixels(now)) return { missing: false, difference: null };
  if (recording) {
    save(file, await writeWebp(toStoredPicture(now)));
    return { missing: false, difference: null };
  }
  save(actual, shot);
  save(marked, PNG.sync.write(mark(known, now)));
  const sizes = `${known.width} × ${known.height} recorded, ${now.width} × ${now.height} now`;
  return { missing: false, difference: `${different} pixels (${sizes})` };
}

function save(file: string, picture: Uint8Array) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

/** Picture to store: reduced to few colours if that uses up no more than half of the allowed difference, else unchanged. */
function toStoredPicture(picture: Pixels): Pixels {
  const few = reduceColors(picture);
  return countDifferentPixels(few, picture) <= allowedPixels(picture) / 2 ? few : picture;
}

/** Draws the current picture faded, with differing pixels in red; all red where the sizes differ. */
function mark(known: Pixels, now: PNG): PNG {
  const marked = new PNG(commonSize(known, now));
  if (countDifferentPixels(known, now, marked) === Infinity) marked.data.fill(Buffer.from([220, 20, 60, 255]));
  return marked;
}
