export { LazyViewBar } from './lazyComponents';
export { ViewBarPlaceholder } from './ViewBarPlaceholder';
