import './locales/types';

export { LazyExportDialog as ExportDialog } from './components/ExportDialog/LazyExportDialog';
export { importRoutes } from './importRoutes';
