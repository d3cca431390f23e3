import './locales/types';

export { LazyProductTrash } from './LazyProductTrash';
