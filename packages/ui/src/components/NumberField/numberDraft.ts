import { formatNumber, parseNumber, type NumberFormat } from './numberText';

/** Text being typed into a number field, and the caller's value at that time. */
export interface NumberDraft {
  text: string;
  /** The locale in which it was typed. */
  locale: string;
  /** The caller's value when the text was typed, or since the caller accepted the typed number. */
  seen: number | null;
  /** The value passed to the caller: a number, null for empty, NaN for invalid text. */
  told: number | null;
  /** The intended number, where it has too many decimals: a caller may hold it, to report that error. */
  meant?: number;
}

/** Creates a draft from the text just typed. */
export function draftOf(text: string, value: number | null, format: NumberFormat): NumberDraft {
  const parsed = parseNumber(text, format);
  const draft = { text, locale: format.locale, seen: value };
  return parsed.ok ? { ...draft, told: parsed.value } : { ...draft, told: Number.NaN, meant: parsed.value };
}

/**
 * Returns the draft after the caller's value became `value`: still waiting, accepted, or null when the value came from
 * elsewhere (discarded, loaded) and replaces the draft. Callers may hold NaN or null while the field contains invalid text;
 * only with NaN is a later null recognised as discarding.
 */
export function draftAfter(draft: NumberDraft | null, value: number | null): NumberDraft | null {
  if (!draft || Object.is(value, draft.seen)) return draft;
  const isEmptied = Number.isNaN(draft.told) && value === null && !Number.isNaN(draft.seen);
  const isTaken = isEmptied || Object.is(value, draft.told) || (draft.meant !== undefined && value === draft.meant);
  return isTaken ? { ...draft, seen: value } : null;
}

/** Returns the field's text. Text typed in another language is reformatted for this one, unless it is invalid. */
export function textOf(draft: NumberDraft | null, value: number | null, format: NumberFormat): string {
  if (!draft) return formatNumber(value, format);
  const isNonsense = Number.isNaN(draft.told);
  return draft.locale === format.locale || isNonsense ? draft.text : formatNumber(draft.told, format);
}
