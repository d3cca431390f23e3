import { useState } from 'react';
import { draftAfter, draftOf, textOf, type NumberDraft } from './numberDraft';
import { parseNumber, type NumberFormat, type NumberProblem } from './numberText';

/**
 * Returns the text of a number field: the value in the locale's format, or the text being typed.
 * Typed text stays until the field loses the focus, or longer while it is no number; it is replaced when the value changes from
 * outside, and reformatted when the language changes.
 */
export function useNumberText({ value, format, onChange, onInvalid }: NumberTextOptions) {
  const [storedDraft, setDraft] = useState<NumberDraft | null>(null);
  const draft = draftAfter(storedDraft, value);
  if (draft !== storedDraft) setDraft(draft);
  const isNonsense = draft !== null && Number.isNaN(draft.reported);
  const shown = draft ? draft.reported : value;

  return {
    text: textOf(draft, value, format),
    isNonsense,
    /** Null when the field contains no number. */
    shown: Number.isFinite(shown) ? shown : null,
    type: (text: string) => {
      setDraft(draftOf(text, value, format));
      const parsed = parseNumber(text, format);
      if (parsed.ok) onChange(parsed.value);
      else onInvalid?.(text, parsed.problem, parsed.value);
    },
    set: (next: number) => {
      setDraft(null);
      onChange(next);
    },
    leave: () => {
      if (!isNonsense) setDraft(null);
    },
  };
}

interface NumberTextOptions {
  value: number | null;
  format: NumberFormat;
  onChange: (value: number | null) => void;
  onInvalid?: (text: string, problem: NumberProblem, intendedValue?: number) => void;
}
