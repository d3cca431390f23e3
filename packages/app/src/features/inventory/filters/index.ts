export { LazyFilterBar, LazyFilterDrawer } from './lazyComponents';
