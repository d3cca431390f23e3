import { useId } from 'react';
import type { FieldProps } from './types';

/** Ids of a field's parts, from that of its control, and the attributes that tie them together. */
export function useFieldControl(field: Omit<FieldProps, 'label'>, parts: DescribingParts = {}) {
  const ownId = useId();
  const ids = partIds(field.id ?? ownId);
  const invalid = Boolean(field.error) || parts.invalid || undefined;
  const descriptions = [
    field.error && ids.error,
    !field.error && field.warning && ids.warning,
    field.help && ids.help,
    parts.unit && ids.unit,
    parts.counter && ids.counter,
  ].filter(Boolean);
  return {
    ids,
    /** For the native control. */
    control: {
      id: ids.control,
      name: field.name,
      required: field.required,
      disabled: field.disabled,
      readOnly: field.readOnly,
      'aria-invalid': invalid,
      'aria-describedby': descriptions.join(' ') || undefined,
    },
    /** For the frame around it. */
    box: {
      'data-invalid': invalid,
      'data-disabled': field.disabled || undefined,
      'data-read-only': field.readOnly || undefined,
    },
  };
}

/** The parts of a field besides its label, help and error. */
interface DescribingParts {
  /** Wrong in a way the field sees by itself, such as too long. */
  invalid?: boolean;
  unit?: boolean;
  counter?: boolean;
}

const partIds = (id: string) => ({
  control: id,
  label: `${id}-label`,
  help: `${id}-help`,
  error: `${id}-error`,
  warning: `${id}-warning`,
  unit: `${id}-unit`,
  counter: `${id}-counter`,
});

export type PartIds = ReturnType<typeof partIds>;
