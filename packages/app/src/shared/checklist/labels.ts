/** Labels of a checklist. */
export interface ChecklistLabels {
  title: string;
  /** Progress: "2 of 3 done". */
  done: (done: number, total: number) => string;
  /** Label of the field for a new step. */
  add: string;
  addStep: string;
  /** Label of the field that renames a step. */
  name: string;
  edit: (step: string) => string;
  remove: (step: string) => string;
}
