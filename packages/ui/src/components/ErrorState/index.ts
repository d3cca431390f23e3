export { ErrorState, type ErrorStateProps } from './ErrorState';
export { useFocusFallback } from './useFocusFallback';
