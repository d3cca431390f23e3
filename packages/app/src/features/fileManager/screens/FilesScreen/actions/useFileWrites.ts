import type { FileItem } from '@stockroom/contract';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useRecordWrites } from '#shared/query/useRecordWrites';
import { deleteFile, restoreFile, updateFile } from '#features/fileManager/api/fileCalls';
import { fileKeys } from '#features/fileManager/api/fileKeys';
import { filesShape } from '#features/fileManager/api/filesShape';

/** Writes of single files: optimistic, announced, rolled back on failure; deleted files can be restored. */
export function useFileWrites({ onUndo }: { onUndo: (item: FileItem) => void }) {
  const { t } = useTranslation('fileManager');
  return useRecordWrites({
    key: fileKeys.pages(),
    shape: filesShape,
    calls: {
      update: (id, { name, starred }: Partial<FileItem>) => updateFile(id, { name, starred }),
      remove: deleteFile,
      restore: ({ id }) => restoreFile(id),
    },
    nameOf: ({ name }) => name || t('noName'),
    invalidates: [fileKeys.items(), fileKeys.trash(), fileKeys.usage()],
    onUndo,
  });
}
