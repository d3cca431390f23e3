import type { FileItem } from '@stockroom/contract';
import { ContextMenu, type MenuEntry, type RowMenu } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { Selection } from '#shared/list/model/selection';
import type { CellActions } from '#features/fileManager/components/FileGrid/FileCell';
import { FileGrid } from '#features/fileManager/components/FileGrid/FileGrid';
import type { FilesPageState } from './useFilesPage';

/** Folders, with the files below them. */
export function FilesList({ page, menuOf, ...grid }: FilesListProps) {
  const { t } = useTranslation('fileManager');
  const { folders, files, state, folderHref, detailsHref } = page;
  const all = {
    ...grid,
    view: state.view,
    openId: state.details,
    hrefOf: ({ id, type }: { id: string; type: string }) => (type === 'folder' ? folderHref(id) : detailsHref(id)),
  };
  const rowMenu = (target: Element): RowMenu | null => {
    const owner = target.closest('[data-item]')?.querySelector<HTMLElement>('[data-record]');
    const item = page.rows.find(({ id }) => id === owner?.dataset['record']);
    return owner && item ? { ...menuOf(item), owner } : null;
  };
  return (
    <ContextMenu menuOf={rowMenu}>
      {folders.length > 0 && <FileGrid {...all} title={t('lists.folders')} items={folders} />}
      {files.length > 0 && <FileGrid {...all} title={t('lists.files')} items={files} />}
    </ContextMenu>
  );
}

export interface FilesListProps {
  page: FilesPageState;
  selection: Selection<string>;
  cut: ReadonlySet<string>;
  wanted: string | null;
  actions: CellActions;
  /** The context menu of a file, opened by the right button or the Menu key. */
  menuOf: (item: FileItem) => { label: string; items: MenuEntry[] };
}
