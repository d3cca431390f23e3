import './locales/types';

export { LazyExportDialog } from './lazyComponents';
export { importRoutes } from './importRoutes';
