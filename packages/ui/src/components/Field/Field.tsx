import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { Below, ErrorText, Help, Label, RequiredText, Root, WarningText } from './Field.styles';
import type { FieldProps } from './types';
import type { PartIds } from './useFieldControl';

/**
 * The frame of a field: its label and help above, its error or warning and its counter below. Renders a `<div>` around the
 * control.
 * The text for "required" is outside the `<label>`, so that it isn't part of the field's name.
 */
export function Field({
  label,
  help,
  error,
  warning,
  required,
  requiredText,
  optionalText,
  hideLabel,
  ids,
  counter,
  onLabelPress,
  children,
}: FieldFrameProps) {
  const mark = required ? requiredText : optionalText;
  return (
    <Root>
      <div data-part="label" data-hidden={hideLabel || undefined}>
        <Label id={ids.label} htmlFor={onLabelPress ? undefined : ids.control} onClick={onLabelPress}>
          {label}
        </Label>
        {mark && <RequiredText aria-hidden>{mark}</RequiredText>}
      </div>
      {help && <Help id={ids.help}>{help}</Help>}
      <div data-part="control">{children}</div>
      {(error || warning || counter) && <FieldBelow id={ids.error} {...{ error, warning, counter }} warningId={ids.warning} />}
    </Root>
  );
}

/** The line below a field: its error or warning, and how much of its limit is used. */
export function FieldBelow({ id, error, warning, warningId, counter }: FieldBelowProps) {
  if (!error && !warning && !counter) return null;
  return (
    <Below>
      {error && (
        <ErrorText id={id}>
          <Icon name="error" size={16} />
          <span>{error}</span>
        </ErrorText>
      )}
      {!error && warning && (
        <WarningText id={warningId}>
          <Icon name="warning" size={16} />
          <span>{warning}</span>
        </WarningText>
      )}
      {counter}
    </Below>
  );
}

interface FieldBelowProps {
  /** Id of the error. */
  id: string;
  error?: string;
  warning?: ReactNode;
  warningId?: string;
  counter?: ReactNode;
}

export interface FieldFrameProps extends FieldProps {
  /** Ids from `useFieldControl`. */
  ids: PartIds;
  counter?: ReactNode;
  /** Replaces the press on the label, for a control that must not be pressed by it. */
  onLabelPress?: () => void;
  /** The control, with the attributes from `useFieldControl`. */
  children: ReactNode;
}
