import type { TrashedFile } from '@stockroom/contract';
import { Button } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { deletePermanently, restoreFile } from '#features/fileManager/api/fileCalls';
import { fileKeys } from '#features/fileManager/api/fileKeys';
import { fileTrashQuery } from '#features/fileManager/api/fileQueries';
import { useFileLabels } from '#features/fileManager/components/useFileLabels';
import { useTranslation } from '#shared/i18n/useTranslation';
import { TrashDrawer } from '#shared/trash/TrashDrawer';
import { TrashList } from '#shared/trash/TrashList';
import { TrashQuestion } from '#shared/trash/TrashQuestion';
import { useTrash } from '#shared/trash/useTrash';

/** Deleted files and folders, to restore or delete permanently. */
export function FilesTrash({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['fileManager', 'trash', 'list']);
  const labels = useFileLabels();
  const trash = useQuery(fileTrashQuery());
  const files = trash.data ?? [];
  const called = ({ name }: TrashedFile) => name || t('noName');
  const bin = useTrash<TrashedFile>({
    key: fileKeys.trash(),
    invalidates: [fileKeys.pages(), fileKeys.items(), fileKeys.usage()],
    nameOf: called,
    restore: restoreFile,
    deletePermanently,
  });
  const aboutOf = (file: TrashedFile) => [file.path.map(({ name }) => name).join(' / '), labels.shortAbout(file)].filter(Boolean);
  return (
    <>
      <TrashDrawer
        title={t('trashBin.title')}
        query={trash}
        count={files.length}
        emptyText={t('trashBin.emptyText')}
        footer={
          <Button icon="delete" onPress={() => bin.askAboutAll(files)}>
            {t('trash:emptyAll')}
          </Button>
        }
        onClose={onClose}
      >
        <TrashList
          title={t('title')}
          items={files.map((file) => ({
            id: file.id,
            name: called(file),
            about: aboutOf(file).join(' · '),
            deletedAt: file.deletedAt,
            onRestore: () => bin.bringBack(file),
            onDelete: () => bin.askAboutOne(file),
          }))}
        />
      </TrashDrawer>
      <TrashQuestion {...bin.question} />
    </>
  );
}
