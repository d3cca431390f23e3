/** What is written of a contact besides itself. */
export interface WrittenAs {
  /** Titles of its tags. */
  tags: readonly string[];
  /** Its notes as plain text. */
  notes: string;
}
