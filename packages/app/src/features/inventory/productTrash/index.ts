export { LazyProductTrash } from './lazyComponents';
