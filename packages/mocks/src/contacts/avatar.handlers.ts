import { AVATAR_BYTES, Contact, contactsEndpoints } from '@stockroom/contract';
import { badRequest } from '../engine/errors';
import { route, type ProtectedCall, type Route } from '../engine/route';
import { changedContact, contactOf } from './contactChange';
import { contactCollection, contactCollections } from './contacts.collection';
import { pictureTypeOf } from './pictureType';

/** Uploads a contact's picture, sent as a form. */
export function avatarRoutes(): readonly Route[] {
  return [route('POST', contactsEndpoints.avatar, Contact, setAvatar)];
}

async function setAvatar({ request, context }: ProtectedCall): Promise<Contact> {
  const form = await request.formData().catch(() => null);
  if (!form) throw badRequest({ path: '', message: 'is no form' });
  const [id, file] = [form.get('id'), form.get('avatar')];
  if (typeof id !== 'string' || id === '') throw badRequest({ path: 'id', message: 'is missing' });
  if (!(file instanceof Blob)) throw badRequest({ path: 'avatar', message: 'is missing' });
  if (file.size > AVATAR_BYTES) throw badRequest({ path: 'avatar', message: `must have at most ${AVATAR_BYTES} bytes` });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = pictureTypeOf(bytes);
  if (!type) throw badRequest({ path: 'avatar', message: 'is neither JPEG, PNG nor WebP' });
  const avatar = `data:${type};base64,${base64Of(bytes)}`;
  return context.store.write(contactCollections, (transaction) => {
    const changed = changedContact(transaction, contactOf(transaction, id), { avatar }, context.now());
    transaction.put(contactCollection, changed);
    return changed;
  });
}

/** Bytes per chunk: argument lists have a limit. */
const PIECE = 0x80_00;

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += PIECE) text += String.fromCharCode(...bytes.subarray(start, start + PIECE));
  return btoa(text);
}
