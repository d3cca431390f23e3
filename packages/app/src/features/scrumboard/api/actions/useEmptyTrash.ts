import { useTranslation } from '../../../../shared/i18n/useTranslation';
import type { WriteResult } from '../writing/boardWriter';
import { emptyTrash } from '../calls/emptyTrash';
import { useBoardAction } from './useBoardAction';

/** Takes what was deleted of a board away for ever. Nothing of it can be undone: whoever calls it has asked. */
export function useEmptyTrash(boardId: string) {
  const { t } = useTranslation(['scrumboard', 'trash']);
  const { act } = useBoardAction(boardId);
  /** @param ids of lists and cards. @param name of the only one; `null` when it is all of the trash */
  return (ids: readonly string[], name: string | null): Promise<WriteResult> =>
    act({
      apply: (data) => data,
      call: emptyTrash(boardId, ids),
      done: name === null ? t('trash.emptied') : t('trash.goneForEver', { name }),
      failure: name === null ? t('trash:emptyFailed') : t('trash.failed', { name }),
    });
}
