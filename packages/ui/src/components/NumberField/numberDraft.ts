import { formatNumber, parseNumber, type NumberFormat } from './numberText';

/** Text being typed into a number field, and the caller's value then. */
export interface NumberDraft {
  text: string;
  /** In which it was typed. */
  locale: string;
  /** The caller's value when it was typed, or since it took the typed one. */
  seen: number | null;
  /** The value passed to the caller: a number, null for nothing, NaN for nonsense. */
  told: number | null;
  /** The number that was meant, where it has too many decimals: a caller may hold it, and say that. */
  meant?: number;
}

/** A draft of what was just typed. */
export function draftOf(text: string, value: number | null, format: NumberFormat): NumberDraft {
  const parsed = parseNumber(text, format);
  const draft = { text, locale: format.locale, seen: value };
  return parsed.ok ? { ...draft, told: parsed.value } : { ...draft, told: Number.NaN, meant: parsed.value };
}

/**
 * The draft as it stands after the caller's value became `value`: still waiting, taken, or null, when the value came from elsewhere
 * (discarded, loaded) and the draft gives way. Callers may hold NaN or null while nonsense stands in the field; with NaN a discarded
 * null is told apart too.
 */
export function draftAfter(draft: NumberDraft | null, value: number | null): NumberDraft | null {
  if (!draft || Object.is(value, draft.seen)) return draft;
  const isEmptied = Number.isNaN(draft.told) && value === null && !Number.isNaN(draft.seen);
  const isTaken = isEmptied || Object.is(value, draft.told) || (draft.meant !== undefined && value === draft.meant);
  return isTaken ? { ...draft, seen: value } : null;
}

/** The field's text. Text typed in another language is written anew in this one, unless it is nonsense. */
export function textOf(draft: NumberDraft | null, value: number | null, format: NumberFormat): string {
  if (!draft) return formatNumber(value, format);
  const isNonsense = Number.isNaN(draft.told);
  return draft.locale === format.locale || isNonsense ? draft.text : formatNumber(draft.told, format);
}
