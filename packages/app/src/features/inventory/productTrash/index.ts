import './locales/types';

export { LazyProductTrash } from './lazyComponents';
