import { AVATAR_BYTES } from '@stockroom/contract';

/** First bytes of the image formats that contacts accept, in base64. The type that a file declares proves nothing. */
const IMAGE_SIGNATURES = [
  ['jpeg', /^\/9j\//],
  ['png', /^iVBORw0KGgo/],
  ['webp', /^UklGR.{6}XRUJQ/],
] as const;

/** Reason for omitting a picture: it is stored elsewhere, in no accepted format, or too large. */
export type PhotoFault = 'elsewhere' | 'unknown' | 'tooBig';

/** Converts a file's picture to the form that contacts have. */
export function readPhoto(photo: string): { avatar: string } | { fault: PhotoFault } {
  if (!photo.startsWith('data:')) return { fault: 'elsewhere' };
  const data = /^data:[^,]*;base64,([\d+/A-Za-z]+={0,2})$/.exec(photo)?.[1];
  const [kind] = IMAGE_SIGNATURES.find(([, start]) => data !== undefined && start.test(data)) ?? [];
  if (data === undefined || kind === undefined) return { fault: 'unknown' };
  // Four characters are three bytes.
  return data.length * 0.75 > AVATAR_BYTES ? { fault: 'tooBig' } : { avatar: `data:image/${kind};base64,${data}` };
}
