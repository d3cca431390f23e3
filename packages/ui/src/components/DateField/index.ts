export { DateField, type DateFieldProps } from './DateField';
export type { DayProblem } from './dayText';
