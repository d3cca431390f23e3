/** Labels of a checklist. */
export interface ChecklistLabels {
  title: string;
  /** How far they are: "2 of 3 done". */
  done: (done: number, total: number) => string;
  /** Of the field and of its button. */
  add: string;
  addStep: string;
  /** Of the field in which one is renamed. */
  name: string;
  edit: (step: string) => string;
  remove: (step: string) => string;
}
