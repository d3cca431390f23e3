import { useId } from 'react';
import type { FieldProps } from './types';

/** Returns the ids of a field's parts, derived from its control's id, and the attributes that connect them. */
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
    /** Attributes of the native control. */
    control: {
      id: ids.control,
      name: field.name,
      required: field.required,
      disabled: field.disabled,
      readOnly: field.readOnly,
      'aria-invalid': invalid,
      'aria-describedby': descriptions.join(' ') || undefined,
    },
    /** Attributes of the frame around it. */
    box: {
      'data-invalid': invalid,
      'data-disabled': field.disabled || undefined,
      'data-read-only': field.readOnly || undefined,
    },
  };
}

/** Parts of a field besides its label, help and error. */
interface DescribingParts {
  /** Whether the field itself finds it invalid, such as too long. */
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
