import './locales/types';

export { LazyViewBar } from './lazyComponents';
export { ViewBarPlace } from './ViewBarPlace';
