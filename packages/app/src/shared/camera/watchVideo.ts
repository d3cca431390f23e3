import type { CodeReader } from './model/camera';
import { confirmedReads } from './model/confirmedReads';

/** From one look to the next, in milliseconds: a hand is no faster, and a phone has other things to do. */
const PACE = 150;

/**
 * Reads what a video shows, again and again.
 * @param onCode once for every code, for as long as it stays in sight
 * @returns stops it
 */
export function watchVideo(video: HTMLVideoElement, read: CodeReader, onCode: (code: string) => void): () => void {
  const take = confirmedReads();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const look = async () => {
    const codes = video.readyState >= video.HAVE_CURRENT_DATA ? await read(video).catch(() => []) : [];
    if (isOver) return;
    for (const code of take(codes, performance.now())) onCode(code);
    timer = setTimeout(() => void look(), PACE);
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
