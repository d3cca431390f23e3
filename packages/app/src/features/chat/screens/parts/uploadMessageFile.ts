import { pictureUrl } from '@stockroom/ui';
import { uploadFile } from '#features/chat/api/chatCalls';
import { fileOf } from '#shared/attachments/fileOf';

/** Longest side of a sent picture, in px. */
const SIDE = 1280;

/**
 * Uploads a file. A picture is scaled down to the size shown in the conversation; a file that only claims to be a picture is
 * sent unchanged.
 */
export async function uploadMessageFile(file: File, signal: AbortSignal) {
  if (!file.type.startsWith('image/')) return uploadFile(file, signal);
  const picture = await pictureUrl(file, { box: { width: SIDE, height: SIDE }, type: 'image/webp', quality: 0.8 });
  const small = 'url' in picture ? fileOf(picture.url) : null;
  return uploadFile(small ? new File([small], file.name.replace(/(\.[^.]*)?$/, '.webp'), { type: small.type }) : file, signal);
}
