import './locales/types';

export { LazyViewBar } from './lazyComponents';
export { ViewBarPlaceholder as ViewBarPlace } from './ViewBarPlaceholder';
