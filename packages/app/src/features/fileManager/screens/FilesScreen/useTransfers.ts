import type { FileItem } from '@stockroom/contract';
import { orGone } from '../../../../shared/api/orGone';
import { useDescribeError } from '../../../../shared/errors/useDescribeError';
import { useFormat } from '../../../../shared/format/useFormat';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { mapLimit } from '../../../../shared/list/model/mapLimit';
import { useBulkRun } from '../../../../shared/list/useBulkRun';
import { toasts } from '../../../../shared/toast/toast';
import { useUndoToast } from '../../../../shared/toast/useUndoToast';
import { copyFile, deleteFile, restoreFile, updateFile } from '../../api/fileCalls';
import { type AskConflict, transferFiles, type Transfer } from '../../api/transferFiles';

/** What is done with many files at once: moved, copied, deleted. Each act can be stopped on its way, and taken back as a whole. */
export function useTransfers({ ask, onSettled, onDone }: TransfersOptions) {
  const { t } = useTranslation('fileManager');
  const format = useFormat();
  const describe = useDescribeError();
  const sayUndo = useUndoToast();
  const { progress, run, stop } = useBulkRun({ failed: t('said.failed'), onSettled });
  const counted = (count: number) => ({ count, formatted: format.number(count) });

  const say = ({ done, failed }: Transfer, word: 'moved' | 'copied', where: string, undo: () => void) => {
    if (failed !== null) toasts.show({ tone: 'critical', message: `${t('said.failed')} ${describe(failed).message}` });
    if (done.length === 0) return;
    const [first] = done;
    const message =
      done.length === 1 && first
        ? t(`said.${word}One`, { name: first.after.name, where })
        : t(`said.${word}`, { ...counted(done.length), where });
    sayUndo({ message, undo });
    onDone();
  };
  const moveTo = (items: readonly FileItem[], folderId: string | null, where: string) => {
    const others = items.filter((item) => item.folderId !== folderId && item.id !== folderId);
    if (others.length === 0) return;
    void run(others.length, async (limits) => {
      const moved = await transferFiles(others, ({ id }, on) => updateFile(id, { folderId }, on), ask, limits);
      const back = () =>
        void run(moved.done.length, async (again) => {
          await mapLimit(
            moved.done,
            ({ before }) => updateFile(before.id, { folderId: before.folderId, name: before.name }, 'rename'),
            again,
          );
        });
      say(moved, 'moved', where, back);
    });
  };
  const copyTo = (items: readonly FileItem[], folderId: string | null, where: string) =>
    void run(items.length, async (limits) => {
      // Not made twice: until this is through, no other act is heard; under its id each is made once.
      const ids = new Map(items.map(({ id }) => [id, crypto.randomUUID() as string]));
      const copied = await transferFiles(
        items,
        (item, on) => copyFile(item.id, ids.get(item.id) ?? '', folderId, item.folderId === folderId ? 'rename' : on),
        ask,
        limits,
      );
      const back = () =>
        void run(copied.done.length, async (again) => {
          await mapLimit(copied.done, ({ after }) => orGone(deleteFile(after.id)), again);
        });
      say(copied, 'copied', where, back);
    });
  const restore = (items: readonly FileItem[]) =>
    run(items.length, async (limits) => {
      const done = await mapLimit(items, ({ id }) => restoreFile(id), limits);
      toasts.show({ tone: 'success', message: t('said.restored', counted(done.length)) });
    });
  const remove = (items: readonly FileItem[]) =>
    void run(items.length, async (limits) => {
      const done = await mapLimit(items, ({ id }) => orGone(deleteFile(id)), limits);
      const some = t('said.deletedSome', { done: format.number(done.length), total: format.number(items.length) });
      const isAll = done.length === items.length;
      sayUndo({
        tone: isAll ? 'success' : 'warning',
        message: isAll ? t('said.deleted', counted(done.length)) : some,
        undo: () => void restore(done),
      });
      onDone();
    });
  return { progress, run, stop, moveTo, copyTo, remove };
}

export interface TransfersOptions {
  ask: AskConflict;
  /** After each act: what is old by now is asked for again. */
  onSettled: () => unknown;
  /** An act went through, at least for some: nothing is selected any more. */
  onDone: () => void;
}
