import { countGraphemes, MOVEMENT_LIMITS, StockReason } from '@stockroom/contract';
import * as v from 'valibot';
import { directionOf, RECORDED_REASONS, type RecordedReason } from './recordedReasons';

/** Reason for a change of stock, as far as given. */
export const ReasonDraft = v.object({ reason: v.picklist(RECORDED_REASONS), note: v.string() });
export type ReasonDraft = v.InferOutput<typeof ReasonDraft>;

/** No reason given: a correction. */
export const NO_REASON: ReasonDraft = { reason: 'correction', note: '' };

/** Reasons for a change in this direction; 0 or NaN: all. */
export function fittingReasons(change: number): readonly RecordedReason[] {
  return RECORDED_REASONS.filter((reason) => {
    const direction = directionOf(reason);
    return direction === null || !(change * direction < 0);
  });
}

/** The reason for a change: received units can't lower the stock, so such a reason becomes a correction. */
export function reasonFor({ reason, note }: ReasonDraft, change: number): ReasonDraft {
  return { reason: fittingReasons(change).includes(reason) ? reason : NO_REASON.reason, note: note.trim() };
}

export const hasReason = ({ reason, note }: ReasonDraft): boolean => reason !== NO_REASON.reason || note !== '';

/** Whether the note is within the length limit. */
export const isNoteShort = (movementReason: ReasonDraft): boolean => v.is(StockReason, movementReason);

/** Appends the facts of a code to a note, once, as far as they fit: the user's text is never cut. */
export function withFacts(note: string, facts: string): string {
  if (facts === '' || note.includes(facts)) return note;
  const both = note.trim() === '' ? facts : `${note.trim()} · ${facts}`;
  return countGraphemes(both) <= MOVEMENT_LIMITS.note ? both : note;
}
