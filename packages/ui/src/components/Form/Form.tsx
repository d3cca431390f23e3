import type { KeyboardEvent, ReactNode, Ref, SubmitEvent } from 'react';
import { isComposing } from '../../keys/isComposing';
import { FormRoot } from './Form.styles';

/**
 * Fields that are sent together; Enter in a field sends them, or goes on to the next. Renders a native `<form>` whose checks are the caller's
 * own, not the browser's. While `busy` it is not sent a second time.
 */
export function Form({
  onSubmit,
  labelledBy,
  label,
  busy = false,
  columns = 1,
  enter = 'send',
  formRef,
  id,
  children,
}: FormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // React hands on the submit of a form in a dialog that was opened from within this one.
    event.stopPropagation();
    if (!busy) onSubmit();
  };
  const goOn = (event: KeyboardEvent<HTMLFormElement>) => {
    const field = event.target;
    if (event.key !== 'Enter' || event.defaultPrevented || isComposing(event) || !isLine(field)) return;
    event.preventDefault();
    const stops = [...event.currentTarget.elements].filter(isStop);
    const next = stops[stops.indexOf(field) + 1];
    next?.focus();
    if (isLine(next)) next.select();
  };
  return (
    <FormRoot
      id={id}
      ref={formRef}
      noValidate
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-busy={busy || undefined}
      data-field-rows={columns === 2 || undefined}
      onSubmit={submit}
      onKeyDown={enter === 'next' ? goOn : undefined}
    >
      {children}
    </FormRoot>
  );
}

const LINES = ['text', 'search', 'email', 'tel', 'url', 'number', 'password'];

const isLine = (element: unknown): element is HTMLInputElement =>
  element instanceof HTMLInputElement && LINES.includes(element.type);

/** Where Enter leads: what is typed in, and the button that sends. */
const isStop = (element: Element): element is HTMLElement =>
  (isLine(element) ||
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLButtonElement && element.type === 'submit')) &&
  !element.disabled &&
  element.checkVisibility();

export interface FormProps {
  /** Called once a submit, after the browser's own sending is prevented. */
  onSubmit: () => void;
  /** Id of the heading that names the form. */
  labelledBy?: string;
  /** Names the form where no heading does. */
  label?: string;
  /** It is being sent. @default false */
  busy?: boolean;
  /** Side by side from 960 px. @default 1 */
  columns?: 1 | 2;
  /**
   * What Enter in a field of one line does. `next`: it goes on to the next field, and from the last to the button; for rows of numbers, and
   * where what is sent can't be called back by looking at it. @default 'send'
   */
  enter?: 'send' | 'next';
  formRef?: Ref<HTMLFormElement>;
  /** For a submit button that stands outside. */
  id?: string;
  children: ReactNode;
}
