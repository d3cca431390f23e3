export { LazyFilterBar, LazyFilterDrawer } from './LazyFilters';
