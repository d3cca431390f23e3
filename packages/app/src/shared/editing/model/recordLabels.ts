/** Labels of a record for the editing kit. The kit's own texts are the namespace `editing`. */
export interface RecordLabels<Field extends string> {
  /** Of the record, as it is saved: "Field watch". */
  name: string;
  field: (field: Field) => string;
  /** A value as the two sides of a conflict are compared. `undefined`: as any text, number, date or list is. */
  value?: (field: Field, value: unknown) => string | undefined;
  /** On the button that saves, and on the one that takes back what is not saved. */
  save?: string;
  discard?: string;
  /** On the button that saves what is not on the server yet, and on the one that throws it away. */
  create?: string;
  discardNew?: string;
  /** The subject of the question before leaving, for a record that is not on the server yet: "The new product is". */
  unsavedNew?: string;
  /** "Somebody saved “Field watch” while you were editing. …" */
  changedByTwo?: string;
  /** "Somebody deleted this product. …" */
  gone?: string;
  /** "The product keeps changing while it is saved. …" */
  moving?: string;
}
