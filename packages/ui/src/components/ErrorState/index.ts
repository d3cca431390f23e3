export { ErrorState, type ErrorStateProps } from './ErrorState';
export { useFocusHandedOn } from './useFocusHandedOn';
