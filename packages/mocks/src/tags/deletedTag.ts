/** A deleted tag, with the records that had it: created again under its id, it returns to them. */
export interface DeletedTag {
  id: string;
  title: string;
  recordIds: readonly string[];
}
