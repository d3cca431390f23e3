/** Data exported with a contact beside its own fields. */
export interface ExportDetails {
  /** Titles of the contact's tags. */
  tags: readonly string[];
  /** The contact's notes as plain text. */
  notes: string;
}
