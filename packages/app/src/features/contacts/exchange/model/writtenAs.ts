/** Data written with a contact beside its own fields. */
export interface WrittenAs {
  /** Titles of its tags. */
  tags: readonly string[];
  /** Its notes as plain text. */
  notes: string;
}
