import { formatNumber, parseNumber, type NumberFormat } from './numberText';

/** Text being typed into a number field, and the caller's value at that time. */
export interface NumberDraft {
  text: string;
  /** The locale in which it was typed. */
  locale: string;
  /** The caller's value when the text was typed, or since the caller accepted the typed number. */
  callerValue: number | null;
  /** The value passed to the caller: a number, null for empty, NaN for invalid text. */
  reported: number | null;
  /** The intended number, where it has too many decimals: a caller may hold it, to report that error. */
  intended?: number;
}

/** Creates a draft from the text just typed. */
export function draftOf(text: string, value: number | null, format: NumberFormat): NumberDraft {
  const parsed = parseNumber(text, format);
  const draft = { text, locale: format.locale, callerValue: value };
  return parsed.ok ? { ...draft, reported: parsed.value } : { ...draft, reported: Number.NaN, intended: parsed.value };
}

/**
 * Returns the draft after the caller's value became `value`: still waiting, accepted, or null when the value came from
 * elsewhere (discarded, loaded) and replaces the draft. Callers may hold NaN or null while the field contains invalid text;
 * only with NaN is a later null recognised as discarding.
 */
export function draftAfter(draft: NumberDraft | null, value: number | null): NumberDraft | null {
  if (!draft || Object.is(value, draft.callerValue)) return draft;
  const isEmptied = Number.isNaN(draft.reported) && value === null && !Number.isNaN(draft.callerValue);
  const isTaken = isEmptied || Object.is(value, draft.reported) || (draft.intended !== undefined && value === draft.intended);
  return isTaken ? { ...draft, callerValue: value } : null;
}

/** Returns the field's text. Text typed in another language is reformatted for this one, unless it is invalid. */
export function textOf(draft: NumberDraft | null, value: number | null, format: NumberFormat): string {
  if (!draft) return formatNumber(value, format);
  const isNonsense = Number.isNaN(draft.reported);
  return draft.locale === format.locale || isNonsense ? draft.text : formatNumber(draft.reported, format);
}
