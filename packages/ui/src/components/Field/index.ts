export type { FieldProps } from './types';
