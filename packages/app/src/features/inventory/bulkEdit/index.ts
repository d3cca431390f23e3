export { LazyBulkEdit } from './lazyComponents';
