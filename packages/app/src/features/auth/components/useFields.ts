import { useEffect, useState } from 'react';
import { clearEarlyInput, earlyInputOf } from '#shared/earlyInput/earlyInput';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { Problem } from '../model/checks';

type Values = Record<string, string>;
type Checks<Names extends string> = Record<Names, (value: string, values: Record<Names, string>) => Problem | null>;

/** Fields of a form, with their errors and when these are shown. */
export interface Fields<Names extends string> {
  values: Record<Names, string>;
  /** Props of a text field. */
  field: (name: Names) => {
    id: string;
    name: string;
    value: string;
    onChange: (value: string) => void;
    onBlur: () => void;
    error: string | undefined;
  };
  /** Props of `ErrorSummary`: the remaining errors of the last submit. */
  summary: { title: string; errors: { fieldId: string; message: string }[]; attempt: number };
  /** Whether the last submit found an error. */
  hasFailed: boolean;
  /** Calls back with the values if all are valid; otherwise shows the errors. */
  submit: (send: (values: Record<Names, string>) => void) => void;
  /** Sets a value without validation. */
  set: (name: Names, value: string) => void;
}

/**
 * Fields of a form with validation: a field is validated on blur and on submit, not during the first input; a corrected error
 * disappears at once.
 * @param form prefix of the fields' ids
 */
export function useFields<Names extends string>(
  form: string,
  initial: Record<Names, string>,
  checks: Checks<Names>,
): Fields<Names> {
  const { t } = useTranslation('auth');
  const names = Object.keys(initial) as Names[];
  const [values, setValues] = useState<Record<Names, string>>(() => withTyped(form, initial));
  const [judged, setJudged] = useState<ReadonlySet<Names>>(new Set());
  const [attempt, setAttempt] = useState(0);
  useEffect(clearEarlyInput, []);

  const problemOf = (name: Names, all: Values = values) => checks[name](all[name] ?? '', all as Record<Names, string>);
  const messageOf = (name: Names) => {
    const problem = judged.has(name) ? problemOf(name) : null;
    return problem ? t(`problems.${problem}`) : undefined;
  };
  const errors = names.flatMap((name) => {
    const message = attempt > 0 ? messageOf(name) : undefined;
    return message ? [{ fieldId: `${form}-${name}`, message }] : [];
  });

  return {
    values,
    field: (name) => ({
      id: `${form}-${name}`,
      name,
      value: values[name],
      onChange: (value) => setValues((before) => ({ ...before, [name]: value })),
      // A field that is left empty is validated only on submit.
      onBlur: () => values[name] !== '' && setJudged((before) => new Set(before).add(name)),
      error: messageOf(name),
    }),
    summary: { title: t('summary', { count: errors.length }), errors, attempt },
    hasFailed: errors.length > 0,
    submit(send) {
      setJudged(new Set(names));
      if (names.some((name) => problemOf(name) !== null)) setAttempt(attempt + 1);
      else send(values);
    },
    set: (name, value) => setValues((before) => ({ ...before, [name]: value })),
  };
}

/** The initial values, replaced by text that the user typed before the app had loaded. */
function withTyped<Names extends string>(form: string, initial: Record<Names, string>): Record<Names, string> {
  const names = Object.keys(initial) as Names[];
  return Object.fromEntries(names.map((name) => [name, earlyInputOf(`${form}-${name}`) ?? initial[name]])) as Record<
    Names,
    string
  >;
}
