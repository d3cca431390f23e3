import { pictureUrl } from '@stockroom/ui';
import { fileOf } from '../../../../shared/attachments/fileOf';
import { uploadFile } from '../../api/chatCalls';

/** Longest side of a picture that is sent, in px. */
const SIDE = 1280;

/** Gives a file to the server. A picture is made small enough to be seen in the conversation; what only calls itself one goes as it is. */
export async function sendFile(file: File, signal: AbortSignal) {
  if (!file.type.startsWith('image/')) return uploadFile(file, signal);
  const picture = await pictureUrl(file, { box: { width: SIDE, height: SIDE }, type: 'image/webp', quality: 0.8 });
  const small = 'url' in picture ? fileOf(picture.url) : null;
  return uploadFile(small ? new File([small], file.name.replace(/(\.[^.]*)?$/, '.webp'), { type: small.type }) : file, signal);
}
