import { useState } from 'react';
import { formatNumber, parseNumber, type NumberFormat, type NumberProblem } from './numberText';

/**
 * What a number field shows while its value is a number: the value as the locale writes it, or what is being typed.
 * What is typed stands until the field is left, or for good while it is no number; it gives way when the value changes
 * from outside, and is written anew when the language changes.
 */
export function useNumberText(options: NumberTextOptions) {
  const { value, format, onChange, onInvalid } = options;
  const [draft, setDraft] = useState<Draft | null>(null);
  const typed = draft && (value === draft.valueBefore || value === draft.value) ? draft : null;
  const parsed = typed && parseNumber(typed.text, { ...format, locale: typed.locale });
  const isSameLanguage = typed?.locale === format.locale;

  const type = (text: string) => {
    const next = parseNumber(text, format);
    setDraft({ text, locale: format.locale, valueBefore: value, value: next.ok ? next.value : value });
    if (next.ok) onChange(next.value);
    else onInvalid?.(text, next.problem);
  };

  const text = typed && (isSameLanguage || !parsed?.ok) ? typed.text : formatNumber(parsed?.ok ? parsed.value : value, format);

  return {
    text,
    /** Null when what stands in the field is no number. */
    shown: parsed ? (parsed.ok ? parsed.value : null) : value,
    isNonsense: parsed?.ok === false,
    type,
    set: (next: number) => {
      setDraft(null);
      onChange(next);
    },
    leave: () => {
      if (parsed?.ok) setDraft(null);
    },
  };
}

interface Draft {
  text: string;
  locale: string;
  /** The caller's value when it was typed, and the one it was told. Any other came from elsewhere. */
  valueBefore: number | null;
  value: number | null;
}

interface NumberTextOptions {
  value: number | null;
  format: NumberFormat;
  onChange: (value: number | null) => void;
  onInvalid?: (text: string, problem: NumberProblem) => void;
}
