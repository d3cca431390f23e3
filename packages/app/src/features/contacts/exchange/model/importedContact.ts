import type { Contact } from '@stockroom/contract';

/** A contact as sent: with its own id, so that a second attempt creates no second contact. */
export interface ImportedContact extends Pick<
  Contact,
  'id' | 'avatar' | 'name' | 'emails' | 'phoneNumbers' | 'title' | 'company' | 'birthday' | 'address' | 'notes'
> {
  /** Ids of existing tags. */
  tags: readonly string[];
  /** Titles of tags still to be created. */
  newTags: readonly string[];
}

/** The outcome of an import. The contacts left can be passed again as they are. */
export interface ImportOutcome {
  /** Ids of the added contacts. */
  added: readonly string[];
  /** Ids of the tags created for them. */
  tags: readonly string[];
  /** Contacts not added, because the import was stopped or the server did not answer. */
  left: readonly ImportedContact[];
  /** Contacts that the server rejected and would reject again. */
  refused: readonly ImportedContact[];
  /** Error that ended the import early; `null` when it finished or was stopped. */
  error: unknown;
}

/** The outcome of an undo. */
export interface UndoOutcome {
  /** Number of removed contacts. */
  removed: number;
  /** Ids of contacts that still remain. */
  left: readonly string[];
  error: unknown;
}

/** Receives progress. */
export type OnProgress = (done: number, total: number) => void;
