import { AVATAR_BYTES } from '@stockroom/contract';

/** First bytes of the pictures that contacts take, in base64. What a file says of a picture proves nothing. */
const STARTS = [
  ['jpeg', /^\/9j\//],
  ['png', /^iVBORw0KGgo/],
  ['webp', /^UklGR.{6}XRUJQ/],
] as const;

/** Why a picture is left out: it is an address somewhere else, none that contacts take, or too large. */
export type PhotoFault = 'elsewhere' | 'unknown' | 'tooBig';

/** A file's picture as contacts have it. */
export function readPhoto(photo: string): { avatar: string } | { fault: PhotoFault } {
  if (!photo.startsWith('data:')) return { fault: 'elsewhere' };
  const data = /^data:[^,]*;base64,([\d+/A-Za-z]+={0,2})$/.exec(photo)?.[1];
  const [kind] = STARTS.find(([, start]) => data !== undefined && start.test(data)) ?? [];
  if (data === undefined || kind === undefined) return { fault: 'unknown' };
  // Four characters are three bytes.
  return data.length * 0.75 > AVATAR_BYTES ? { fault: 'tooBig' } : { avatar: `data:image/${kind};base64,${data}` };
}
