import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { Box, Input } from '../Field/Control.styles';
import { Field } from '../Field/Field';
import { FieldButton } from '../Field/FieldButton';
import type { TypedFieldProps } from '../Field/types';
import { useFieldControl } from '../Field/useFieldControl';
import { Icon } from '../Icon/Icon';
import { CapsLockHint } from './PasswordField.styles';

/**
 * A password, with a button that shows it and a hint while caps lock is on. Renders a labelled native `<input>`.
 * Pasting is allowed. Submitting the form hides the password again, so that browsers don't keep it as plain text.
 */
export function PasswordField({ value, onChange, labels, onBlur, ref, ...props }: PasswordFieldProps) {
  const { autoComplete = 'current-password', placeholder, ...field } = props;
  const { ids, control, box } = useFieldControl(field);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = frame.current?.closest('form');
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field {...field} ids={ids}>
      <Box {...box} ref={frame}>
        <Input
          {...control}
          ref={ref}
          type={shown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
          onBlur={() => {
            setCapsLock(false);
            onBlur?.();
          }}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={placeholder}
        />
        <FieldButton
          icon={shown ? 'hide' : 'show'}
          label={shown ? labels.hide : labels.show}
          onPress={() => setShown(!shown)}
          disabled={field.disabled}
          controls={ids.control}
        />
      </Box>
      <CapsLockHint>
        {capsLock && (
          <>
            <Icon name="warning" size={16} />
            {labels.capsLock}
          </>
        )}
      </CapsLockHint>
    </Field>
  );
}

export interface PasswordFieldProps extends TypedFieldProps {
  value: string;
  onChange: (value: string) => void;
  labels: {
    /** The label of the button that shows the password: "Show password". */
    show: string;
    /** The label of the button that hides it again: "Hide password". */
    hide: string;
    /** The hint: "Caps lock is on". */
    capsLock: string;
  };
  /** @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
  ref?: Ref<HTMLInputElement>;
}
