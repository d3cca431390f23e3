/** Labels of a record for the editing kit. The kit's own texts are in the namespace `editing`. */
export interface RecordLabels<Field extends string> {
  /** Name of the record as saved: "Field watch". */
  name: string;
  field: (field: Field) => string;
  /**
   * Text of a value when the two sides of a conflict are compared. `undefined`: the default for texts, numbers, dates and
   * lists.
   */
  value?: (field: Field, value: unknown) => string | undefined;
  /** On the button that saves, and on the one that discards unsaved changes. */
  save?: string;
  discard?: string;
  /** On the button that saves a record not yet on the server, and on the one that discards it. */
  create?: string;
  discardNew?: string;
  /** Subject of the question before leaving, for a record not yet on the server: "The new product is". */
  unsavedNew?: string;
  /** "Somebody saved “Field watch” while you were editing. …" */
  changedByTwo?: string;
  /** "Somebody deleted this product. …" */
  deleted?: string;
  /** "The product keeps changing while it is saved. …" */
  keepsChanging?: string;
}
