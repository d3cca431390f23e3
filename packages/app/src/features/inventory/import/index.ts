import './locales/types';

export { LazyExportDialog as ExportDialog } from './lazyComponents';
export { importRoutes } from './importRoutes';
