/**
 * Compares and writes pictures, in a thread of its own: Jest runs its tests in a context in which work on pixels takes twenty times as long.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { PNG } from 'pngjs';
import { fewColors } from './fewColors.ts';
import { allowedPixels, common, differentPixels } from './pictureDifference.ts';
import { readWebp, writeWebp, type Pixels } from './webp.ts';

/** A comparison to make: the recorded picture's file, and a PNG of the page now. */
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

parentPort?.on('message', (task: PictureTask) => {
  void compare(task).then((result) => parentPort?.postMessage({ id: task.id, ...result } satisfies PictureResult));
});

async function compare({ file, actual, marked, shot, recording }: PictureTask): Promise<Omit<PictureResult, 'id'>> {
  const now = PNG.sync.read(Buffer.from(shot));
  for (const old of [actual, marked]) rmSync(old, { force: true });
  if (!existsSync(file)) {
    if (recording) save(file, await writeWebp(kept(now)));
    return { missing: !recording, difference: null };
  }
  const known = await readWebp(readFileSync(file));
  const different = differentPixels(known, now);
  // A picture that looks the same keeps its file: a picture in a commit means that something changed.
  if (different <= allowedPixels(now)) return { missing: false, difference: null };
  if (recording) {
    save(file, await writeWebp(kept(now)));
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

/** With few colours where that takes up no more than half of what may differ, else with all of them. */
function kept(picture: Pixels): Pixels {
  const few = fewColors(picture);
  return differentPixels(few, picture) <= allowedPixels(picture) / 2 ? few : picture;
}

/** The picture as it is now, faded, with what differs in red; all of it where the sizes differ. */
function mark(known: Pixels, now: PNG): PNG {
  const marked = new PNG(common(known, now));
  if (differentPixels(known, now, marked) === Infinity) marked.data.fill(Buffer.from([220, 20, 60, 255]));
  return marked;
}
