import type { Contact } from '@stockroom/contract';

/** A contact as it is sent: with an id of its own, so that a second try makes no second one. */
export interface ImportedContact extends Pick<
  Contact,
  'id' | 'avatar' | 'name' | 'emails' | 'phoneNumbers' | 'title' | 'company' | 'birthday' | 'address' | 'notes'
> {
  /** Ids of tags that are there. */
  tags: readonly string[];
  /** Titles of tags that are still to be made. */
  newTags: readonly string[];
}

/** The outcome of an import. The contacts left can be given again as they are. */
export interface ImportOutcome {
  /** Contacts that are in. */
  added: readonly string[];
  /** Tags that were made for them. */
  tags: readonly string[];
  /** Contacts that are not in: the import was stopped, or the server did not answer. */
  left: readonly ImportedContact[];
  /** Contacts that the server would not have, which a second try changes nothing about. */
  refused: readonly ImportedContact[];
  /** Why it ended before all were in; `null` when it did not, or was stopped. */
  error: unknown;
}

/** The outcome of an undo. */
export interface UndoOutcome {
  /** Contacts that are gone. */
  removed: number;
  /** Ids of contacts that are still there. */
  left: readonly string[];
  error: unknown;
}

/** How far something is. */
export type OnProgress = (done: number, total: number) => void;
