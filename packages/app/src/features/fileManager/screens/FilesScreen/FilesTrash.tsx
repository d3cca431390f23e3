import type { TrashedFile } from '@stockroom/contract';
import { Button } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useRecordWrites } from '../../../../shared/query/useRecordWrites';
import { TrashDrawer } from '../../../../shared/trash/TrashDrawer';
import { TrashList } from '../../../../shared/trash/TrashList';
import { TrashQuestion } from '../../../../shared/trash/TrashQuestion';
import { emptyTrash, restoreFile } from '../../api/fileCalls';
import { fileKeys } from '../../api/fileKeys';
import { fileTrashQuery } from '../../api/fileQueries';
import { useFileWords } from '../../components/useFileWords';

/** Files and folders that were deleted: brought back, or taken away for ever. */
export function FilesTrash({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['fileManager', 'trash', 'list']);
  const words = useFileWords();
  const trash = useQuery(fileTrashQuery());
  const [asked, setAsked] = useState<Asked | null>(null);
  const files = trash.data ?? [];
  const { write } = useRecordWrites<TrashedFile>({ key: fileKeys.trash(), calls: {}, nameOf: ({ name }) => name });
  /** Out of the trash, one way or the other: at once, and back in it when that fails. */
  const take = (gone: readonly TrashedFile[], call: () => Promise<unknown>, failure: string) =>
    void write({
      id: gone.map(({ id }) => id).join(' '),
      call,
      apply: (all) => all.filter(({ id }) => !gone.some((each) => each.id === id)),
      rollBack: (all) => [...gone.filter(({ id }) => !all.some((each) => each.id === id)), ...all],
      invalidates: [fileKeys.pages(), fileKeys.items(), fileKeys.usage()],
      failure,
    });
  const removeAsked = () => {
    setAsked(null);
    if (!asked) return;
    const { of, one } = asked;
    const failure = one ? t('list:records.removeFailed', { name: one.name }) : t('trashBin.emptyFailed');
    take(of, () => emptyTrash(of.map(({ id }) => id)), failure);
  };
  const aboutOf = (file: TrashedFile) => [file.path.map(({ name }) => name).join(' / '), words.shortAbout(file)].filter(Boolean);
  return (
    <>
      <TrashDrawer
        title={t('trashBin.title')}
        query={trash}
        count={files.length}
        emptyText={t('trashBin.emptyText')}
        footer={
          <Button icon="delete" onPress={() => setAsked({ of: files, one: null })}>
            {t('trash:emptyAll')}
          </Button>
        }
        onClose={onClose}
      >
        <TrashList
          title={t('title')}
          items={files.map((file) => ({
            id: file.id,
            name: file.name || t('noName'),
            about: aboutOf(file).join(' · '),
            deletedAt: file.deletedAt,
            onRestore: () => take([file], () => restoreFile(file.id), t('list:records.restoreFailed', { name: file.name })),
            onDelete: () => setAsked({ of: [file], one: file }),
          }))}
        />
      </TrashDrawer>
      <TrashQuestion
        asked={asked && (asked.one ?? 'all')}
        count={asked?.of.length ?? 0}
        onClose={() => setAsked(null)}
        onConfirm={removeAsked}
      />
    </>
  );
}

/** What goes for ever, as it was when that was asked: what comes into the trash meanwhile stays. */
interface Asked {
  of: readonly TrashedFile[];
  /** Asked about by its name. */
  one: TrashedFile | null;
}
