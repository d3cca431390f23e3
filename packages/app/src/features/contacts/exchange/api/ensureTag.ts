import { contactsEndpoints, ContactTag } from '@stockroom/contract';
import * as v from 'valibot';
import { isApiError } from '#shared/api/ApiError';
import { request } from '#shared/api/http';

/**
 * Finds or creates the tag with a title. An existing tag may come from another tab, or from an earlier attempt whose response
 * was lost.
 */
export async function ensureTag(title: string): Promise<{ id: string; isNew: boolean }> {
  // Safe against double submits: titles are unique, and a repeated attempt is answered with the tag of the first attempt.
  const id = crypto.randomUUID();
  try {
    const tag = await request({
      method: 'POST',
      path: contactsEndpoints.tag,
      body: { tag: { id, title } },
      schema: ContactTag,
    });
    return { id: tag.id, isNew: tag.id === id };
  } catch (error) {
    if (!isApiError(error, 'invalid')) throw error;
    const tags = await request({ method: 'GET', path: contactsEndpoints.tags, schema: v.array(ContactTag) });
    const known = tags.find((tag) => plain(tag.title) === plain(title));
    if (!known) throw error;
    return { id: known.id, isNew: false };
  }
}

/** Titles are compared without case and accents, and with every kind of i as the same letter. */
const plain = (title: string): string =>
  title.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll(/[ıI]/g, 'i').toLowerCase().trim();
