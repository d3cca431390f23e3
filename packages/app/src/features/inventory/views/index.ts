import './locales/types';

export { LazyViewBar } from './LazyViewBar';
