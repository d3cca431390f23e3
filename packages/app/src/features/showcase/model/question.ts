/** The content of a confirmation dialog, as set in the page's form. */
export interface Question {
  title: string;
  message: string;
  confirmLabel: string;
  cancelLabel: string;
  tone: 'critical' | 'neutral';
  /** Text of a third button; empty for none. */
  third: string;
}

export const ANSWERS = ['confirmed', 'cancelled', 'third'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Fields of a question that may not be empty. */
export const REQUIRED_FIELDS = ['title', 'message', 'confirmLabel', 'cancelLabel'] as const;

/** The first required field that is empty. */
export const firstMissingField = (question: Question) => REQUIRED_FIELDS.find((field) => question[field].trim() === '');

/** The code of the dialog. */
export function questionCode({ title, message, confirmLabel, cancelLabel, tone, third }: Question): string {
  const attribute = (name: string, value: string) =>
    `  ${name}=${/["\\{}<>\n]/u.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`}`;
  return [
    '<ConfirmDialog',
    '  open={open}',
    '  onOpenChange={setOpen}',
    attribute('title', title),
    attribute('message', message),
    attribute('confirmLabel', confirmLabel),
    attribute('cancelLabel', cancelLabel),
    attribute('tone', tone),
    ...(third.trim() ? [`  extra={{ label: ${JSON.stringify(third)}, onPress: third }}`] : []),
    '  onConfirm={confirm}',
    '/>',
  ].join('\n');
}
