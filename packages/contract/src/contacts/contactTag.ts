import * as v from 'valibot';
import { Id } from '../shared/ids';
import { atMost } from '../shared/text';

/** Longest title of a tag, in graphemes. */
export const MAX_CONTACT_TAG_TITLE = 60;

const title = v.pipe(v.string(), v.trim(), v.minLength(1), atMost(MAX_CONTACT_TAG_TITLE));

/** A tag of contacts. Titles are unique, without regard to case and accents. */
export const ContactTag = v.object({ id: Id, title });
export type ContactTag = v.InferOutput<typeof ContactTag>;

/**
 * The id of a deleted tag restores it, also on the contacts that had it. If a tag with the same title exists, the answer is
 * that tag.
 */
export const CreateContactTagBody = v.object({ tag: v.object({ id: v.optional(Id), title }) });
export const UpdateContactTagBody = v.object({ id: Id, tag: v.object({ title }) });
