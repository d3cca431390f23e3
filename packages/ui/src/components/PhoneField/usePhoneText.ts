import { useEffect, useEffectEvent, useState } from 'react';
import { phoneRules } from './phoneRules';
import type { PhoneChange, PhoneReading, PhoneValue } from './types';

/**
 * Returns the text of a phone field: the value in its country's format, or the text being typed. Typed text stays until the
 * field loses the focus, or longer while it is no number; it is replaced when the value changes from outside.
 */
export function usePhoneText({ value, onChange }: PhoneTextOptions) {
  const rules = phoneRules.useLoaded();
  const [storedDraft, setDraft] = useState<PhoneDraft | null>(null);
  const draft = storedDraft && isReported(storedDraft.reported, value) ? storedDraft : null;
  if (draft !== storedDraft) setDraft(draft);
  const text = draft ? draft.text : (rules?.write(value.number, value.country) ?? value.number);
  const problem = isBlank(text) ? null : (rules?.read(text, value.country).problem ?? null);

  const reportChange = (next: string, country: string | null) => {
    const reading = isBlank(next) ? null : (rules?.read(next, country) ?? readUnchecked(next, country));
    const phoneChange = {
      country: reading ? reading.country : country,
      number: next.trim(),
      e164: reading?.e164 ?? null,
      isValid: !reading?.problem,
    };
    setDraft({ text: next, reported: phoneChange, isChecked: rules !== null, isLeft: false });
    onChange(phoneChange);
    return reading;
  };
  useEffect(() => {
    // Offline, a number stays as it is typed.
    phoneRules.preload().catch(() => undefined);
  }, []);
  const check = useEffectEvent(() => {
    if (!draft || draft.isChecked) return;
    const isNumber = reportChange(draft.text, value.country)?.problem === null;
    if (isNumber && draft.isLeft) setDraft(null);
  });
  const isReady = rules !== null;
  useEffect(() => {
    // The text was typed before the rules to check it were loaded. Reports to the caller after this render.
    if (isReady) queueMicrotask(() => check());
  }, [isReady]);

  return {
    text,
    problem,
    /** @param atEnd the caret is at the end of the text: gaps inserted before it would move it */
    type: (next: string, atEnd: boolean) => {
      const isFormatted = atEnd && next.length > text.length && ONLY_DIALLED.test(next);
      reportChange(isFormatted && rules ? rules.formatTyped(next, value.country) : next, value.country);
    },
    paste: (next: string) => {
      if (reportChange(next, value.country)?.e164) setDraft(null);
    },
    choose: (country: string | null) => void reportChange(text, country),
    leave: () => {
      if (draft && !draft.isChecked) setDraft({ ...draft, isLeft: true });
      else if (!problem) setDraft(null);
    },
  };
}

/** Digits and the signs people write between them: a text with letters stays as it is typed. */
const ONLY_DIALLED = /^[\p{Nd}\s+().\-/]+$/u;

/** Reads a full number with its country code, which can be stored before the rules to check it are loaded. */
function readUnchecked(text: string, country: string | null): PhoneReading {
  const isFull = /^\s*\+[1-9]/.test(text) && ONLY_DIALLED.test(text);
  const e164 = `+${text.replaceAll(/\D/g, '')}`;
  return isFull && e164.length <= MAX_E164_LENGTH
    ? { country: null, e164, problem: null }
    : { country, e164: null, problem: null };
}

/** Maximum length of an E.164 number, with its sign. */
const MAX_E164_LENGTH = 16;

const isBlank = (text: string) => text.trim() === '';

/** Whether the value equals the last reported one; the caller may store the number in either form. */
const isReported = (phoneChange: PhoneChange, { country, number }: PhoneValue) =>
  country === phoneChange.country && (number === phoneChange.number || number === phoneChange.e164);

interface PhoneDraft {
  text: string;
  reported: PhoneChange;
  isChecked: boolean;
  /** The field lost the focus before the rules were loaded. */
  isLeft: boolean;
}

interface PhoneTextOptions {
  value: PhoneValue;
  onChange: (answer: PhoneChange) => void;
}
