import type { KeyboardEventHandler, ReactNode, Ref, SubmitEvent } from 'react';
import { FormRoot } from './Form.styles';

/**
 * Fields that are sent together; Enter in a field sends them. Renders a native `<form>` whose checks are the caller's
 * own, not the browser's. While `busy` it is not sent a second time.
 */
export function Form({ onSubmit, labelledBy, label, busy = false, columns = 1, onKeyDown, formRef, id, children }: FormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // React hands on the submit of a form in a dialog that was opened from within this one.
    event.stopPropagation();
    if (!busy) onSubmit();
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
      onKeyDown={onKeyDown}
    >
      {children}
    </FormRoot>
  );
}

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
  /** Hears the keys of all fields: with `focusNextOnEnter`, Enter leads to the next field in place of sending. */
  onKeyDown?: KeyboardEventHandler<HTMLFormElement>;
  formRef?: Ref<HTMLFormElement>;
  /** For a submit button that stands outside. */
  id?: string;
  children: ReactNode;
}
