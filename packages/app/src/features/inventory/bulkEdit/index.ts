import './locales/types';

export { LazyBulkEdit } from './LazyBulkEdit';
