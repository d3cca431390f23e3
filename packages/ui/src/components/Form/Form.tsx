import type { KeyboardEventHandler, ReactNode, Ref, SubmitEvent } from 'react';
import { FormRoot } from './Form.styles';

/**
 * Fields that are submitted together; Enter in a field submits them. Renders a native `<form>` that is validated by the caller,
 * not by the browser. While `busy` it is not submitted again.
 */
export function Form({ onSubmit, labelledBy, label, busy = false, columns = 1, onKeyDown, formRef, id, children }: FormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // React bubbles the submit of a form in a dialog that was opened from within this one.
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
  /** Called once for each submit, after the browser's own is prevented. */
  onSubmit: () => void;
  /** Id of the heading that names the form. */
  labelledBy?: string;
  /** Label of the form where no heading names it. */
  label?: string;
  /** Whether it is being submitted. @default false */
  busy?: boolean;
  /** Columns side by side from 960 px. @default 1 */
  columns?: 1 | 2;
  /** Called with the keys of all fields: with `focusNextOnEnter`, Enter moves to the next field instead of submitting. */
  onKeyDown?: KeyboardEventHandler<HTMLFormElement>;
  formRef?: Ref<HTMLFormElement>;
  /** Id for a submit button outside the form. */
  id?: string;
  children: ReactNode;
}
