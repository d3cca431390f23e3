import { defineDomain } from '../engine/domain';

export const fileManagerDomain = defineDomain({
  name: 'fileManager',
  prefixes: ['/api/apps/file-manager'],
  belongsTo: 'store',
  load: () => import('./fileManager.handlers').then(({ fileManagerRoutes }) => fileManagerRoutes),
  title: { en: 'File manager', tr: 'Dosya yöneticisi' },
  dataSets: {
    'files-empty': { en: 'File manager: empty', tr: 'Dosya yöneticisi: boş' },
    'files-5000': { en: '5,000 files in one folder', tr: 'Bir klasörde 5.000 dosya' },
  },
  search: {
    group: 'files',
    label: { en: 'Files', tr: 'Dosyalar' },
    icon: 'document',
    place: 9,
    load: () => import('./files.searchSource').then(({ fileSource }) => fileSource),
  },
});
