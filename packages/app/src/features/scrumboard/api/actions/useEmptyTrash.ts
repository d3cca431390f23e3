import { useTranslation } from '#shared/i18n/useTranslation';
import { emptyTrash } from '../calls/emptyTrash';
import type { WriteResult } from '../writing/boardWriter';
import { useBoardAction } from './useBoardAction';

/** Deletes a board's trash for ever. It can't be undone: the caller has asked for confirmation. */
export function useEmptyTrash(boardId: string) {
  const { t } = useTranslation(['scrumboard', 'trash']);
  const { run } = useBoardAction(boardId);
  /**
   * @param ids of lists and cards.
   * @param name of the only one; `null` when it is all of the trash
   */
  return (ids: readonly string[], name: string | null): Promise<WriteResult> =>
    run({
      apply: (data) => data,
      call: emptyTrash(boardId, ids),
      done: name === null ? t('trash.emptied') : t('trash.goneForEver', { name }),
      failure: name === null ? t('trash:emptyFailed') : t('trash.failed', { name }),
    });
}
