export { SelectionBar, type SelectionBarProps, type SelectionProgress } from './SelectionBar';
