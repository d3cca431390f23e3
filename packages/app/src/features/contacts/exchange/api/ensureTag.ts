import { contactsEndpoints, ContactTag } from '@stockroom/contract';
import * as v from 'valibot';
import { isApiError } from '../../../../shared/api/ApiError';
import { request } from '../../../../shared/api/http';

/** A tag of a title: a new one, or the one that another tab, or an earlier try whose answer was lost, has made. */
export async function ensureTag(title: string): Promise<{ id: string; isNew: boolean }> {
  // Not made twice: no two tags have one title, and of two tries the second is answered with the first one's.
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

/** No two titles are alike without regard to case and accents, whichever i they have. */
const plain = (title: string): string =>
  title.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll(/[ıI]/g, 'i').toLowerCase().trim();
