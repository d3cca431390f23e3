import type { FileItem } from '@stockroom/contract';
import type { MenuEntry } from '@stockroom/ui';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useHasRole } from '#shared/session/useHasRole';

/** The context menu of a file, a folder, or everything selected with it. */
export function useFileMenu({ itemsOf, canPaste, ...on }: FileMenuOptions) {
  const { t } = useTranslation('fileManager');
  const format = useFormat();
  const may = useHasRole('write');
  return (item: FileItem): { label: string; items: MenuEntry[] } => {
    const { id } = item;
    const items = itemsOf(id);
    const isFolder = item.type === 'folder';
    const download: MenuEntry = { id: 'download', label: t('download'), icon: 'download', onSelect: () => on.onDownload(items) };
    const many: MenuEntry[] = [
      download,
      { type: 'divider' },
      { id: 'move', label: t('move'), icon: 'folder', onSelect: () => on.onMove(items) },
      { id: 'cut', label: t('menu.cut'), onSelect: () => on.onTake(id, 'move') },
      { id: 'copy', label: t('menu.copy'), icon: 'copy', onSelect: () => on.onTake(id, 'copy') },
    ];
    const remove: MenuEntry[] = [
      { type: 'divider' },
      { id: 'delete', label: t('delete'), icon: 'delete', tone: 'critical', onSelect: () => on.onDelete(items) },
    ];
    if (items.length > 1) {
      const label = t('menu.labelMany', { formatted: format.number(items.length) });
      return { label, items: may ? [...many, ...remove] : [download] };
    }
    const open: MenuEntry = isFolder
      ? { id: 'open', label: t('row.open'), icon: 'folder', onSelect: () => on.onOpen(id) }
      : { id: 'preview', label: t('preview.button'), icon: 'show', onSelect: () => on.onPreview(id) };
    const details: MenuEntry = { id: 'details', label: t('menu.details'), icon: 'info', onSelect: () => on.onDetails(id) };
    if (!may) return { label: t('menu.label', { name: item.name || t('noName') }), items: [open, details, download] };
    const paste: MenuEntry = { id: 'paste', label: t('menu.pasteInto'), onSelect: () => on.onPasteInto(item) };
    return {
      label: t('menu.label', { name: item.name || t('noName') }),
      items: [
        open,
        details,
        ...many,
        ...(isFolder && canPaste ? [paste] : []),
        { id: 'rename', label: t('rename'), icon: 'edit', onSelect: () => on.onRename(item) },
        {
          id: 'star',
          label: t(item.starred ? 'details.unstar' : 'details.star'),
          icon: 'star',
          onSelect: () => on.onStar(item, !item.starred),
        },
        ...remove,
      ],
    };
  };
}

export interface FileMenuOptions {
  /** The item, or everything selected with it. */
  itemsOf: (id: string) => readonly FileItem[];
  /** Whether items are cut or copied. */
  canPaste: boolean;
  onOpen: (id: string) => void;
  onPreview: (id: string) => void;
  onDetails: (id: string) => void;
  onDownload: (items: readonly FileItem[]) => void;
  onMove: (items: readonly FileItem[]) => void;
  onTake: (id: string, act: 'move' | 'copy') => void;
  onPasteInto: (folder: FileItem) => void;
  onRename: (item: FileItem) => void;
  onStar: (item: FileItem, starred: boolean) => void;
  onDelete: (items: readonly FileItem[]) => void;
}
