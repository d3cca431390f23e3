/**
 * The state of a draft. `unsaved`: its person goes on with it · `unsent`: it was sent off, and the server has not taken it ·
 * `copy`: the server
 * has it too, so nothing is lost with it
 */
export type DraftState = 'unsaved' | 'unsent' | 'copy';

/** Something that is with nobody but this browser. */
export interface WaitingDraft {
  /** As `draftSubject` names it. */
  kind: string;
  state: Exclude<DraftState, 'copy'>;
}
