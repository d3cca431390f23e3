import type { FileItem } from '@stockroom/contract';
import { Button, Dialog, Icon } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { filesQuery } from '#features/fileManager/api/fileQueries';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryPage } from '#shared/query/QueryPage';
import { FolderButton, FolderList, EmptyFolder, Where } from './MoveDialog.styles';

/** Chooses a target folder for moving or copying items: a press opens a folder, and a way up leads back. */
export function MoveDialog({ items, onMove, onCopy, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['fileManager', 'common']);
  const [folderId, setFolder] = useState<string | null>(items[0]?.folderId ?? null);
  const query = useQuery(filesQuery({ folderId, search: '', list: null }));
  const moved = new Set(items.map(({ id }) => id));
  // An item can't be moved into itself.
  const folders = (query.data?.folders ?? []).filter(({ id }) => !moved.has(id));
  const path = query.data?.path ?? [];
  const where = path.at(-1)?.name ?? t('title');
  const parent = path.at(-2)?.id ?? null;
  const isHere = items.every((item) => item.folderId === folderId);
  const [only] = items;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        items.length === 1 && only
          ? t('moveTitle.one', { name: only.name || t('noName') })
          : t('moveTitle.many', { count: items.length })
      }
      size="sm"
      closeLabel={t('common:close')}
      footer={
        <>
          <Button onPress={() => onCopy(folderId, where)}>{t('copyHere')}</Button>
          <Button variant="primary" disabled={isHere} onPress={() => onMove(folderId, where)}>
            {t('moveHere')}
          </Button>
        </>
      }
    >
      <Where>
        {folderId !== null && (
          <Button size="sm" icon="back" onPress={() => setFolder(parent)}>
            {t('up')}
          </Button>
        )}
        <strong>{where}</strong>
      </Where>
      <QueryPage
        query={query}
        count={folders.length}
        level={3}
        labels={{ failed: t('failed') }}
        waiting={<EmptyFolder role="status">{t('loading')}</EmptyFolder>}
        empty={<EmptyFolder>{t('noFolders')}</EmptyFolder>}
      >
        <FolderList aria-label={t('lists.folders')}>
          {folders.map(({ id, name }) => (
            <li key={id}>
              <FolderButton type="button" onClick={() => setFolder(id)}>
                <Icon name="folder" />
                <span>{name || t('noName')}</span>
                <Icon name="chevronRight" size={16} />
              </FolderButton>
            </li>
          ))}
        </FolderList>
      </QueryPage>
    </Dialog>
  );
}

export interface MoveDialogProps {
  items: readonly FileItem[];
  /** @param where name of the folder */
  onMove: (folderId: string | null, where: string) => void;
  onCopy: (folderId: string | null, where: string) => void;
  onClose: () => void;
}
