import { getI18n } from 'react-i18next';
import { lazyPart } from '../../../../shared/routing/lazyPart';

/** Overlays and rare actions load on first use. */
export const FilesTrash = lazyPart('files-trash', async () => {
  const [module] = await Promise.all([import('./FilesTrash'), getI18n().loadNamespaces('trash')]);
  return module.FilesTrash;
});

export const DescriptionEditor = lazyPart('file-description', async () => {
  const [module] = await Promise.all([import('./pane/DescriptionEditor'), getI18n().loadNamespaces('editing')]);
  return module.DescriptionEditor;
});

export const RenameDialog = lazyPart('file-rename', async () => (await import('./dialogs/RenameDialog')).RenameDialog);

export const NewFolderDialog = lazyPart('file-folder', async () => (await import('./dialogs/NewFolderDialog')).NewFolderDialog);

export const MoveDialog = lazyPart('file-move', async () => (await import('./dialogs/MoveDialog')).MoveDialog);

export const ConflictQuestion = lazyPart(
  'file-conflict',
  async () => (await import('../../components/ConflictQuestion/ConflictQuestion')).ConflictQuestion,
);

export const UploadPanel = lazyPart(
  'file-uploads',
  async () => (await import('../../components/UploadPanel/UploadPanel')).UploadPanel,
);

export const FilePreviewDialog = lazyPart(
  'file-preview',
  async () => (await import('./dialogs/FilePreviewDialog')).FilePreviewDialog,
);
