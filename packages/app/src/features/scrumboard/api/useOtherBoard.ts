import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../shared/toast/toast';
import { tellOtherTabs } from './boardTabs';
import { type BoardWrite, boardWriter, REFUSED, type WriteResult } from './boardWriter';
import { boardQuery } from './scrumboardQueries';
import { sendWrite, type WriteCall } from './writeCall';

/** What a move to another board takes besides the act on the board that it leaves. */
export function useOtherBoard() {
  const { t } = useTranslation('scrumboard');
  const client = useQueryClient();
  return {
    /** The other board; `null` where it can't be had. */
    read: (boardId: string) => client.query(boardQuery(boardId)).catch(() => null),
    /** Says that there is no such place. */
    refuse: (failure: string): WriteResult => {
      toasts.show({ tone: 'critical', message: `${failure} ${t('actions.gone')}` });
      return REFUSED;
    },
    /** The part of a write that changes the other board too: it is asked for again then, here and in other tabs. */
    writing: <Answer>(boardId: string, write: WriteCall<Answer>): Pick<BoardWrite<Answer>, 'call' | 'kept'> => ({
      kept: write,
      call: async () => {
        const answer = await sendWrite(write);
        boardWriter(client, boardId).outdate();
        tellOtherTabs(boardId);
        return answer;
      },
    }),
  };
}
