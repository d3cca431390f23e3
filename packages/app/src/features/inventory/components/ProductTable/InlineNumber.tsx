import { MoneyField, NumberField } from '@stockroom/ui';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../../shared/i18n/useLanguage';
import { CellButton, CellForm } from './ProductTable.styles';

/**
 * A number of a row that is changed where it stands. Press or Enter opens the field, Enter or leaving it saves, Escape doesn't. What
 * can't be saved stays, with the reason.
 * Renders a `<button>`, or a field in its place.
 */
export function InlineNumber({ children, action, ...editor }: InlineNumberProps) {
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  // The field is gone with the focus in it: it goes back to where it came from, unless the person went on already.
  const takesFocus = useRef(false);
  useLayoutEffect(() => {
    if (isOpen || !takesFocus.current) return;
    takesFocus.current = false;
    buttonRef.current?.focus();
  }, [isOpen]);

  if (isOpen) {
    return (
      <InlineEditor
        {...editor}
        onClose={(keepsFocus) => {
          takesFocus.current = keepsFocus;
          setOpen(false);
        }}
      />
    );
  }
  return (
    <CellButton ref={buttonRef} type="button" onClick={() => setOpen(true)}>
      {children}
      <span data-said>, {action}</span>
    </CellButton>
  );
}

function InlineEditor({ label, value, isMoney, check, onSave, onClose }: InlineEditorProps) {
  const locale = useLanguage();
  const inputRef = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const [draft, setDraft] = useState<number | null>(value);
  const [error, setError] = useState<string>();
  useLayoutEffect(() => {
    inputRef.current?.focus();
    inputRef.current?.select();
  }, []);

  const finish = (keepsFocus: boolean) => {
    // Closing takes the focus away, which would finish a second time.
    if (isDone.current) return;
    const problem = check(draft);
    if (problem !== undefined) return setError(problem);
    isDone.current = true;
    if (draft !== null && draft !== value) onSave(draft);
    onClose(keepsFocus);
  };
  const cancel = () => {
    isDone.current = true;
    onClose(true);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    finish(true);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };
  const field = {
    label,
    hideLabel: true,
    value: Number.isNaN(draft) ? null : draft,
    locale,
    error,
    inputRef,
    onChange: (next: number | null) => {
      setDraft(next);
      setError(undefined);
    },
    onInvalid: () => setDraft(Number.NaN),
    onBlur: () => finish(false),
  };
  return (
    // The keys bubble up from the field inside.
    <CellForm onSubmit={submit} onKeyDown={pressKey} noValidate>
      {isMoney ? <MoneyField {...field} /> : <NumberField {...field} maxFractionDigits={0} min={0} />}
    </CellForm>
  );
}

interface InlineEditorProps {
  /** Of the field, such as "New price of Field watch". */
  label: string;
  value: number;
  isMoney?: boolean;
  /** What is wrong with a value, in words; `undefined` when it can be saved. */
  check: (value: number | null) => string | undefined;
  onSave: (value: number) => void;
  /** @param keepsFocus whether the focus is still in the cell */
  onClose: (keepsFocus: boolean) => void;
}

export interface InlineNumberProps extends Omit<InlineEditorProps, 'onClose'> {
  /** The value as it is shown. */
  children: ReactNode;
  /** What a press does, after the value, such as "change the price of Field watch". */
  action: string;
}
