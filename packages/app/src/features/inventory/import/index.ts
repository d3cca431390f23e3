export { LazyExportDialog } from './lazyComponents';
export { importRoutes } from './importRoutes';
