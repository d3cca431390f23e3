export { RowsField, type RowsFieldProps } from './RowsField';
