import type { FileItem } from '@stockroom/contract';
import { type MouseEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { deleteFile, restoreFile, updateFile } from '#features/fileManager/api/fileCalls';
import { fileKeys } from '#features/fileManager/api/fileKeys';
import { filesShape } from '#features/fileManager/api/filesShape';
import { uploadQueue } from '#features/fileManager/api/uploadQueue';
import type { ConflictChoice, ConflictQuestionProps } from '#features/fileManager/components/ConflictQuestion/ConflictQuestion';
import type { CellActions } from '#features/fileManager/components/FileGrid/FileCell';
import { droppedOf, pickedOf } from '#features/fileManager/model/pickedFiles';
import { announce } from '#shared/announce/announce';
import { useFormat } from '#shared/format/useFormat';
import { useLatest } from '#shared/hooks/useLatest';
import { useTranslation } from '#shared/i18n/useTranslation';
import { isSelected } from '#shared/list/model/selection';
import { useSelection } from '#shared/list/useSelection';
import { useRecordWrites } from '#shared/query/useRecordWrites';
import { useHasRole } from '#shared/session/useHasRole';
import { toasts } from '#shared/toast/toast';
import type { FilesPageState } from '../useFilesPage';
import { useDownloads } from './useDownloads';
import { useFileDrag } from './useFileDrag';
import { useFileKeys } from './useFileKeys';
import { useFileMenu } from './useFileMenu';
import { useTransfers } from './useTransfers';

/** All actions on files: for one or many, by pointer, keys and menus. */
export function useFileActions(page: FilesPageState, { focusAt }: { focusAt: (index: number) => void }) {
  const { t } = useTranslation('fileManager');
  const format = useFormat();
  const may = useHasRole('write');
  const { rows, state, move, folderId, path } = page;
  const order = rows.map(({ id }) => id);
  const { selection, toggle, selectTo, select, clear } = useSelection<string>(
    JSON.stringify([folderId, state.search, state.list]),
  );
  const chosen = rows.filter(({ id }) => isSelected(selection, id));
  const [taken, setTaken] = useState<{ items: readonly FileItem[]; act: 'move' | 'copy' } | null>(null);
  const [renaming, setRenaming] = useState<FileItem | null>(null);
  const [moving, setMoving] = useState<readonly FileItem[] | null>(null);
  const [later, focusLater] = useState<string | null>(null);
  const { question, ask } = useConflictQuestion();
  const transfers = useTransfers({ ask, onSettled: page.refresh, onDone: clear });
  const download = useDownloads(transfers.run);
  const writes = useFileWrites({ onUndo: ({ id }) => focusLater(id) });
  const typed = useRef({ text: '', at: 0 });

  const laterAt = later === null ? -1 : order.indexOf(later);
  const focusNow = useLatest(focusAt);
  useEffect(() => {
    if (laterAt < 0) return;
    // The dialog returns the focus first.
    const frame = requestAnimationFrame(() => {
      focusNow.current(laterAt);
      focusLater(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [laterAt, focusNow]);

  const itemsOf = (id: string): FileItem[] => (isSelected(selection, id) ? chosen : rows.filter((item) => item.id === id));
  const where = path.at(-1)?.name ?? t('title');
  const remove = (items: readonly FileItem[]) => {
    if (!may) return;
    const [only] = items;
    const next = rows.findIndex(
      ({ id }) => !items.some((item) => item.id === id) && order.indexOf(id) > order.indexOf(only?.id ?? ''),
    );
    const neighbour = rows[next] ?? rows.findLast(({ id }) => !items.some((item) => item.id === id));
    if (items.some(({ id }) => id === state.details)) page.openDetails(null);
    if (neighbour) focusLater(neighbour.id);
    if (items.length === 1 && only) {
      clear();
      void writes.remove(only);
    } else transfers.remove(items);
  };
  const put = (items: readonly FileItem[], to: string | null, name: string, act: 'move' | 'copy') =>
    act === 'move' ? transfers.moveTo(items, to, name) : transfers.copyTo(items, to, name);
  const take = (id: string, act: 'move' | 'copy') => {
    const items = itemsOf(id);
    setTaken({ items, act });
    announce(t(`said.${act === 'move' ? 'cut' : 'taken'}`, { count: items.length, formatted: format.number(items.length) }));
  };
  const pasteTo = (to: string | null, name: string) => {
    if (!taken) return;
    // Catches a folder moved into itself; further up the path the server rejects it.
    const inside = taken.items.find(({ id }) => id === to || path.some((step) => step.id === id));
    if (inside) {
      toasts.show({ id: 'paste', tone: 'critical', message: t('said.intoItself', { name: inside.name || t('noName') }) });
      return;
    }
    put(taken.items, to, name, taken.act);
    if (taken.act === 'move') setTaken(null);
  };
  const star = (item: FileItem, starred: boolean) =>
    void writes.update(item, { starred }, t(starred ? 'said.starred' : 'said.unstarred', { name: item.name }));
  const menuOf = useFileMenu({
    itemsOf,
    canPaste: taken !== null,
    onOpen: page.openFolder,
    onPreview: (id) => move({ details: id, overlay: 'preview' }),
    onDetails: page.openDetails,
    onDownload: (items) => void download(items),
    onMove: setMoving,
    onTake: take,
    onPasteInto: ({ id, name }) => pasteTo(id, name),
    onRename: setRenaming,
    onStar: star,
    onDelete: remove,
  });
  const drop = async (data: DataTransfer, to: string | null) => {
    try {
      uploadQueue.add(await droppedOf(data), to);
    } catch {
      toasts.show({ id: 'uploads', tone: 'critical', message: t('upload.unreadable') });
    }
  };
  const drag = useFileDrag({
    idsOf: (id) => itemsOf(id).map((item) => item.id),
    onUpload: (data, to) => void drop(data, to),
    onDrop: (ids, to, act) => {
      const name = rows.find(({ id }) => id === to)?.name ?? path.find(({ id }) => id === to)?.name ?? t('title');
      put(
        rows.filter(({ id }) => ids.includes(id)),
        to,
        name,
        act,
      );
    },
  });
  const choose = (id: string, isRange: boolean) => (isRange ? selectTo(id, order) : toggle(id));
  const all = () => select({ mode: 'some', ids: new Set(order), anchor: null });
  const latest = useLatest({ choose, openDetails: page.openDetails, lift: drag.onLift, targetOf: drag.targetOf });
  const cells = useMemo<CellActions>(
    () => ({
      onToggle: (id, isRange) => latest.current.choose(id, isRange),
      onDetails: (id) => latest.current.openDetails(id),
      onClick: (event: MouseEvent, id) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) return;
        event.preventDefault();
        latest.current.choose(id, event.shiftKey);
      },
      onLift: (event, id) => latest.current.lift(event, id),
      targetOf: (id) => latest.current.targetOf(id),
    }),
    [latest],
  );
  const before = useRef<ReadonlySet<string>>(new Set());
  const lasso = {
    onBegin: () => {
      before.current = new Set(chosen.map(({ id }) => id));
    },
    onSelect: (ids: readonly string[], isKept: boolean) =>
      select({ mode: 'some', ids: new Set([...(isKept ? before.current : []), ...ids]), anchor: ids.at(-1) ?? null }),
  };
  const find = (id: string, act: (item: FileItem) => void) => {
    const item = rows.find((row) => row.id === id);
    if (item) act(item);
  };
  const pressKey = useFileKeys({
    rows,
    focusAt,
    typed,
    hasSelection: chosen.length > 0,
    onClear: clear,
    onToggle: choose,
    onTake: take,
    onRename: (id) => may && find(id, setRenaming),
    onDelete: (id) => remove(itemsOf(id)),
  });
  const pasteHere = may && taken && !page.isFound ? () => pasteTo(folderId, where) : undefined;
  usePasteAndSelectAllKeys({ onPaste: pasteHere, onAll: all });
  const newFolder = useMemo(() => (may ? () => move({ overlay: 'new-folder' }) : undefined), [may, move]);
  const endMove = () => setMoving(null);
  return {
    selection,
    chosen,
    cut: useMemo(() => new Set(taken?.act === 'move' ? taken.items.map(({ id }) => id) : []), [taken]),
    taken,
    paste: pasteHere,
    menuOf,
    cells,
    drag,
    pressKey,
    lasso,
    question,
    renaming,
    endRename: () => setRenaming(null),
    moving,
    endMove,
    moveChosen: (to: string | null, name: string) => {
      endMove();
      if (moving) put(moving, to, name, 'move');
    },
    copyChosen: (to: string | null, name: string) => {
      endMove();
      if (moving) put(moving, to, name, 'copy');
    },
    newFolder,
    upload: page.isFound || !may ? undefined : (files: File[]) => uploadQueue.add(pickedOf(files), folderId),
    drop: page.isFound || !may ? undefined : (data: DataTransfer) => void drop(data, folderId),
    focusLater,
    showAll: () => move({ search: '', list: null, kind: null }),
    bulk: {
      progress: transfers.progress,
      onDownload: () => void download(chosen),
      onMove: () => setMoving(chosen),
      onDelete: () => remove(chosen),
      onAll: all,
      onClear: clear,
      onStop: transfers.stop,
    },
    /** Position of the previewed file among the files here, and the way to the next and previous ones. */
    previewOf: (item: FileItem) => {
      const index = page.files.findIndex(({ id }) => id === item.id);
      const to = (next: FileItem | undefined) => next && (() => move({ details: next.id, overlay: 'preview' }));
      return {
        position:
          index < 0 ? '' : t('preview.position', { index: format.number(index + 1), count: format.number(page.files.length) }),
        onPrevious: to(page.files[index - 1]),
        onNext: index < 0 ? undefined : to(page.files[index + 1]),
        onDownload: () => void download([item]),
      };
    },
    paneOf: (item: FileItem | null) => ({
      onOpen: () => item && page.openFolder(item.id),
      onPreview: () => move({ overlay: 'preview' }),
      onDownload: download,
      onStar: (starred: boolean) => item && star(item, starred),
      onRename: () => item && setRenaming(item),
      onMove: () => item && setMoving([item]),
      onDelete: () => item && remove([item]),
      onClose: () => page.openDetails(null),
      // A rejected write means a change elsewhere: the page is refreshed either way.
      save: (changes: { description?: string; updatedAt: string }) =>
        updateFile(item?.id ?? '', changes).finally(() => void page.refresh()),
    }),
  };
}

export type FileActions = ReturnType<typeof useFileActions>;

/** The user's answer; `null` cancels the rest. */
type ConflictAnswer = { choice: ConflictChoice; isForAll: boolean } | null;

/** Asks about taken names. @returns `ask`, which resolves with the answer, and `question`, the dialog to render */
function useConflictQuestion() {
  const [question, setQuestion] = useState<ConflictQuestionProps | null>(null);
  const ask = (name: string, hasMore: boolean): Promise<ConflictAnswer> =>
    new Promise((resolve) => {
      const end = (answer: ConflictAnswer) => {
        setQuestion(null);
        resolve(answer);
      };
      setQuestion({
        name,
        hasMore,
        onAnswer: (choice, isForAll) => end({ choice, isForAll }),
        onCancel: () => end(null),
      });
    });
  return { question, ask };
}

/** Writes of single files: optimistic, announced, rolled back on failure; deleted files can be restored. */
function useFileWrites({ onUndo }: { onUndo: (item: FileItem) => void }) {
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

/** Text fields and overlays, in which keys do not belong to the page. */
const EXCLUDED_TARGETS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role~="dialog"], [role="menu"]';

/**
 * Page shortcuts: Ctrl+V pastes cut or copied items, Ctrl+A selects all. In a folder that was just opened, or is empty, nothing
 * is focused.
 */
function usePasteAndSelectAllKeys({ onPaste, onAll }: PageKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isMod = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const key = event.key.toLowerCase();
    const act = key === 'v' ? onPaste : key === 'a' ? onAll : undefined;
    const isElsewhere = event.target instanceof Element && event.target.closest(EXCLUDED_TARGETS) !== null;
    if (!isMod || !act || event.defaultPrevented || isElsewhere) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

interface PageKeys {
  /** Left out while nothing can be pasted here. */
  onPaste: (() => void) | undefined;
  onAll: () => void;
}
