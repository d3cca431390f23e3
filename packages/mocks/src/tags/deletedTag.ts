/** A deleted tag, with the records that had it: made again under its id it comes back to them. */
export interface DeletedTag {
  id: string;
  title: string;
  recordIds: readonly string[];
}
