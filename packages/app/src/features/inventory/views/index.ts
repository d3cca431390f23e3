import './locales/types';

export { LazyViewBar } from './LazyViewBar';
export { ViewBarPlace } from './ViewBarPlace';
