import { withTexts } from '#shared/i18n/withTexts';
import { lazyPart } from '#shared/routing/lazyPart';

/** Overlays and rare actions load on first use. */
export const FilesTrash = lazyPart('files-trash', async () => (await withTexts('trash', import('./FilesTrash'))).FilesTrash);

export const DescriptionEditor = lazyPart(
  'file-description',
  async () => (await withTexts('editing', import('./pane/DescriptionEditor'))).DescriptionEditor,
);

export const RenameDialog = lazyPart('file-rename', async () => (await import('./dialogs/RenameDialog')).RenameDialog);

export const NewFolderDialog = lazyPart('file-folder', async () => (await import('./dialogs/NewFolderDialog')).NewFolderDialog);

export const MoveDialog = lazyPart('file-move', async () => (await import('./dialogs/MoveDialog')).MoveDialog);

export const ConflictQuestion = lazyPart(
  'file-conflict',
  async () => (await import('#features/fileManager/components/ConflictQuestion/ConflictQuestion')).ConflictQuestion,
);

export const UploadPanel = lazyPart(
  'file-uploads',
  async () => (await import('#features/fileManager/components/UploadPanel/UploadPanel')).UploadPanel,
);

export const FilePreviewDialog = lazyPart(
  'file-preview',
  async () => (await import('./dialogs/FilePreviewDialog')).FilePreviewDialog,
);
