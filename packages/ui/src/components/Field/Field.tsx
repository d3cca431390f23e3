import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { Below, ErrorText, Help, Label, RequiredWord, Root } from './Field.styles';
import type { FieldProps } from './types';
import type { PartIds } from './useFieldControl';

/**
 * The frame of a field: its label and help above, its error and counter below. Renders a `<div>` around the control.
 * The word for "required" stands outside the `<label>`, so that it isn't part of the field's name.
 */
export function Field({
  label,
  help,
  error,
  required,
  requiredText,
  hideLabel,
  ids,
  counter,
  onLabelPress,
  children,
}: FieldFrameProps) {
  return (
    <Root>
      <div data-part="label" data-hidden={hideLabel || undefined}>
        <Label id={ids.label} htmlFor={onLabelPress ? undefined : ids.control} onClick={onLabelPress}>
          {label}
        </Label>
        {required && requiredText && <RequiredWord aria-hidden>{requiredText}</RequiredWord>}
      </div>
      {help && <Help id={ids.help}>{help}</Help>}
      <div data-part="control">{children}</div>
      {(error || counter) && <FieldBelow id={ids.error} error={error} counter={counter} />}
    </Root>
  );
}

/** The line below a field: what is wrong with it, and how much of it is used. */
export function FieldBelow({ id, error, counter }: { id: string; error?: string; counter?: ReactNode }) {
  if (!error && !counter) return null;
  return (
    <Below>
      {error && (
        <ErrorText id={id}>
          <Icon name="error" size={16} />
          <span>{error}</span>
        </ErrorText>
      )}
      {counter}
    </Below>
  );
}

export interface FieldFrameProps extends FieldProps {
  /** From `useFieldControl`. */
  ids: PartIds;
  counter?: ReactNode;
  /** For a control that a press on its label must not press: what to do instead. */
  onLabelPress?: () => void;
  /** The control, with the attributes from `useFieldControl`. */
  children: ReactNode;
}
