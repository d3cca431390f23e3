export { NumberField, type NumberFieldProps } from './NumberField';
export { formatNumber, parseNumber, type NumberFormat, type NumberProblem, type ParsedNumber } from './numberText';
