import type { CodeReader } from './model/camera';
import { createReadFilter } from './model/createReadFilter';

/** Milliseconds between two reads: a hand is no faster, and a phone has other work. */
const READ_INTERVAL = 150;

/**
 * Reads codes from a video repeatedly.
 * @param onCode called once for each code while it stays in view
 * @returns stops reading
 */
export function watchVideo(video: HTMLVideoElement, read: CodeReader, onCode: (code: string) => void): () => void {
  const take = createReadFilter();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const readFrame = async () => {
    const codes = video.readyState >= video.HAVE_CURRENT_DATA ? await read(video).catch(() => []) : [];
    if (isOver) return;
    for (const code of take(codes, performance.now())) onCode(code);
    timer = setTimeout(() => void readFrame(), READ_INTERVAL);
  };
  void readFrame();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
