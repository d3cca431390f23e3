import { FileItem } from '@stockroom/contract';
import { copyFile, deleteFile, restoreFile, updateFile } from '#features/fileManager/api/fileCalls';
import { type AskConflict, transferFiles, type Transfer } from '#features/fileManager/api/transferFiles';
import { isApiError } from '#shared/api/ApiError';
import { ignoreNotFound } from '#shared/api/ignoreNotFound';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { mapLimit } from '#shared/list/model/mapLimit';
import { useBulkRun } from '#shared/list/useBulkRun';
import { useReportFailures } from '#shared/list/useReportFailures';
import { withCurrentVersions } from '#shared/list/withCurrentVersions';
import { revertChange } from '#shared/query/versions/revertChange';
import { toasts } from '#shared/toast/toast';
import { useUndoToast } from '#shared/undo/useUndoToast';

/** Bulk moves, copies and deletions of files. Each can be stopped midway, and undone as a whole. */
export function useTransfers({ ask, onSettled, onDone }: TransfersOptions) {
  const { t } = useTranslation('fileManager');
  const format = useFormat();
  const describe = useDescribeError();
  const offerUndo = useUndoToast();
  const reportFailures = useReportFailures<FileItem>({ nameOf: ({ name }) => name });
  const { progress, run, stop } = useBulkRun({ failed: t('said.failed'), onSettled });
  const counted = (count: number) => ({ count, formatted: format.number(count) });

  const reportTransfer = ({ done, failed }: Transfer, word: 'moved' | 'copied', where: string, undo: () => void) => {
    if (failed !== null) {
      // The user is asked about taken names, so a remaining conflict means a folder moved into itself.
      const message = isApiError(failed, 'conflict') ? t('said.within') : describe(failed).message;
      toasts.show({ tone: 'critical', message: `${t('said.failed')} ${message}` });
    }
    if (done.length === 0) return;
    const [first] = done;
    const message =
      done.length === 1 && first
        ? t(`said.${word}One`, { name: first.after.name, where })
        : t(`said.${word}`, { ...counted(done.length), where });
    offerUndo({ message, undo });
    onDone();
  };
  const moveTo = (items: readonly FileItem[], folderId: string | null, where: string) => {
    const others = items.filter((item) => item.folderId !== folderId && item.id !== folderId);
    if (others.length === 0) return;
    void run(others.length, async (limits) => {
      const moved = await transferFiles(others, ({ id }, on) => updateFile(id, { folderId }, on), ask, limits);
      const before = new Map(moved.done.map((each) => [each.after.id, each.before]));
      const back = (lie: readonly FileItem[]) =>
        void run(lie.length, async (again) => {
          const { done, failed } = await mapLimit(
            lie,
            (after) =>
              revertChange(
                { before: before.get(after.id) ?? after, after, fields: ['folderId', 'name'] },
                (patch) => updateFile(after.id, patch, 'rename'),
                FileItem,
              ),
            again,
          );
          reportFailures.kept(done.filter(({ answer }) => answer.isPartial).map(({ answer }) => answer.item));
          reportFailures.failed(failed, back);
        });
      reportTransfer(moved, 'moved', where, () => back(moved.done.map(({ after }) => after)));
    });
  };
  const copyTo = (items: readonly FileItem[], folderId: string | null, where: string) =>
    void run(items.length, async (limits) => {
      // Safe against double submits: until this is done, other actions are ignored; each id creates its copy once.
      const ids = new Map(items.map(({ id }) => [id, crypto.randomUUID() as string]));
      const copied = await transferFiles(
        items,
        (item, on) => copyFile(item.id, ids.get(item.id) ?? '', folderId, item.folderId === folderId ? 'rename' : on),
        ask,
        limits,
      );
      const back = (copies: readonly FileItem[]) =>
        void run(copies.length, async (again) => {
          const { failed } = await mapLimit(copies, (copy) => ignoreNotFound(deleteFile(copy)), again);
          reportFailures.failed(failed, (left) => back(withCurrentVersions(left, failed, FileItem)));
        });
      reportTransfer(copied, 'copied', where, () => back(copied.done.map(({ after }) => after)));
    });
  const restore = (items: readonly FileItem[]): Promise<boolean> =>
    run(items.length, async (limits) => {
      const { done, failed } = await mapLimit(items, ({ id }) => restoreFile(id), limits);
      if (done.length > 0) toasts.show({ tone: 'success', message: t('said.restored', counted(done.length)) });
      reportFailures.failed(failed, restore);
    });
  const remove = (items: readonly FileItem[]): void =>
    void run(items.length, async (limits) => {
      const { done, failed } = await mapLimit(items, (item) => ignoreNotFound(deleteFile(item)), limits);
      const gone = done.map(({ item }) => item);
      const some = t('said.deletedSome', { done: format.number(gone.length), total: format.number(items.length) });
      const isAll = gone.length === items.length;
      if (gone.length > 0) {
        offerUndo({
          tone: isAll ? 'success' : 'warning',
          message: isAll ? t('said.deleted', counted(gone.length)) : some,
          undo: () => void restore(gone),
        });
      }
      reportFailures.failed(failed, (left) => remove(withCurrentVersions(left, failed, FileItem)));
      onDone();
    });
  return { progress, run, stop, moveTo, copyTo, remove };
}

export interface TransfersOptions {
  ask: AskConflict;
  /** Called after each action, to refetch stale data. */
  onSettled: () => unknown;
  /** Called when an action succeeded for at least some items: clears the selection. */
  onDone: () => void;
}
