import './locales/types';

export { LazyBulkEdit } from './lazyComponents';
