import { useTranslation } from '../../../../shared/i18n/useTranslation';
import type { WriteResult } from '../writing/boardWriter';
import { emptyTrash } from '../calls/emptyTrash';
import { useBoardAct } from './useBoardAct';

/** Takes what was deleted of a board away for ever. Nothing of it can be undone: whoever calls it has asked. */
export function useEmptyTrash(boardId: string) {
  const { t } = useTranslation('scrumboard');
  const { act } = useBoardAct(boardId);
  /** @param one a list or a card; without it all of it */
  return (one?: { id: string; name: string }): Promise<WriteResult> =>
    act({
      apply: (data) => data,
      call: emptyTrash(boardId, one?.id),
      done: one ? t('trash.goneForEver', { name: one.name }) : t('trash.emptied'),
      failure: one ? t('trash.failed', { name: one.name }) : t('trash.emptyFailed'),
    });
}
