/**
 * State of a draft. `unsaved`: the person is still editing it · `unsent`: it was submitted, and the server has not accepted
 * it · `copy`: the server has it too, so deleting it loses nothing
 */
export type DraftState = 'unsaved' | 'unsent' | 'copy';

/** A draft that only this browser has. */
export interface WaitingDraft {
  /** Kind as in `draftSubject`. */
  kind: string;
  state: Exclude<DraftState, 'copy'>;
}
