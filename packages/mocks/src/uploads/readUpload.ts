import { pictureTypeOf } from '../contacts/pictureType';
import { badRequest } from '../engine/errors';

/** Largest picture used as its own preview, in bytes. */
const MAX_PREVIEW_BYTES = 400_000;

/** A file uploaded in a form. */
export interface ReadUpload {
  type: string;
  name: string;
  size: number;
  /** `data:` URL of a small picture, `pdf` for a PDF, '' for neither. */
  preview: string;
  /** Its content, as a `data:` URL. */
  url: string;
}

/**
 * Reads the file of a form. Pictures are recognised by content; other types are as the sender states, and are never run.
 * @throws 400 for no form, no file, an empty one, one that is too large
 */
export async function readUpload(request: Request, maxBytes: number): Promise<ReadUpload> {
  const form = await request.formData().catch(() => null);
  if (!form) throw badRequest({ path: '', message: 'is no form' });
  const file = form.get('file');
  if (!(file instanceof File)) throw badRequest({ path: 'file', message: 'is missing' });
  if (file.size === 0) throw badRequest({ path: 'file', message: 'is empty' });
  if (file.size > maxBytes) throw badRequest({ path: 'file', message: `must have at most ${maxBytes} bytes` });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const picture = pictureTypeOf(bytes);
  const type = picture ?? (file.type || 'application/octet-stream');
  const url = `data:${type};base64,${base64Of(bytes)}`;
  const preview = picture && file.size < MAX_PREVIEW_BYTES ? url : type === 'application/pdf' ? 'pdf' : '';
  return { type, name: file.name, size: file.size, preview, url };
}

/** Size of the pieces that are encoded at a time: an argument list has a limit. */
const CHUNK_BYTES = 0x80_00;

export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES));
  }
  return btoa(text);
}
