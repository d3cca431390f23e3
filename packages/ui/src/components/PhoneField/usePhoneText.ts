import { useEffect, useState } from 'react';
import { phoneRules } from './phoneRules';
import type { PhoneAnswer, PhoneValue } from './types';

/**
 * What a phone field shows: the value as its country writes it, or what is being typed. What is typed stands until the field is left, or
 * for good while it is no number; it gives way when the value changes from outside.
 */
export function usePhoneText({ value, onChange }: PhoneTextOptions) {
  const rules = phoneRules.useLoaded();
  const [kept, setDraft] = useState<PhoneDraft | null>(null);
  const draft = kept && isTold(kept.told, value) ? kept : null;
  if (draft !== kept) setDraft(draft);
  const text = draft ? draft.text : (rules?.write(value.number, value.country) ?? value.number);
  const problem = isBlank(text) ? null : (rules?.read(text, value.country).problem ?? null);

  const tell = (next: string, country: string | null) => {
    const reading = isBlank(next) ? null : rules?.read(next, country);
    const told = {
      country: reading ? reading.country : country,
      number: next.trim(),
      e164: reading?.e164 ?? null,
      isValid: !reading?.problem,
    };
    setDraft({ text: next, told, isChecked: rules !== null });
    onChange(told);
    return reading;
  };
  useEffect(() => {
    // Off line a number is kept as it is typed.
    phoneRules.preload().catch(() => undefined);
  }, []);

  return {
    text,
    problem,
    /** @param atEnd the caret stands behind the text: gaps put in before it would move it */
    type: (next: string, atEnd: boolean) => {
      const isFormatted = atEnd && next.length > text.length && ONLY_DIALLED.test(next);
      tell(isFormatted && rules ? rules.formatTyped(next, value.country) : next, value.country);
    },
    paste: (next: string) => {
      if (tell(next, value.country)?.e164) setDraft(null);
    },
    choose: (country: string | null) => void tell(text, country),
    leave: () => {
      // Typed before there were rules to check it by.
      if (draft && rules && !draft.isChecked) tell(draft.text, value.country);
      if (!problem) setDraft(null);
    },
  };
}

/** Digits and what people write between them: a word is left as it is typed. */
const ONLY_DIALLED = /^[\p{Nd}\s+().\-/]+$/u;

const isBlank = (text: string) => text.trim() === '';

/** Whether the value is what was told last; the caller may keep the number in either form. */
const isTold = (told: PhoneAnswer, { country, number }: PhoneValue) =>
  country === told.country && (number === told.number || number === told.e164);

interface PhoneDraft {
  text: string;
  told: PhoneAnswer;
  isChecked: boolean;
}

interface PhoneTextOptions {
  value: PhoneValue;
  onChange: (answer: PhoneAnswer) => void;
}
