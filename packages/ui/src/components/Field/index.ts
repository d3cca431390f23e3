export { Field, FieldBelow, type FieldFrameProps } from './Field';
export type { FieldProps, TypedFieldProps } from './types';
export { useFieldControl } from './useFieldControl';
