/** A confirmation dialog's content, as the page's form sets it up. */
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

/** Fields of a question that must say something. */
export const NEEDED = ['title', 'message', 'confirmLabel', 'cancelLabel'] as const;

/** The first field that says nothing. */
export const missingOf = (question: Question) => NEEDED.find((field) => question[field].trim() === '');

/** The dialog as one writes it. */
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
