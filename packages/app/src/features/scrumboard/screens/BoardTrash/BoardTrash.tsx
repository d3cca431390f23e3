import { Drawer, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useDescribeError } from '../../../../shared/errors/useDescribeError';
import { trashQuery } from '../../api/scrumboardQueries';
import { useBoard } from '../../api/useBoard';
import { useBoardActions } from '../../api/useBoardActions';
import { boardPaths } from '../../boardPaths';
import { TrashList } from '../../components/TrashList/TrashList';
import type { BoardData } from '../../model/boardData';
import { Groups } from './BoardTrash.styles';

/** What was deleted of a board, to be brought back (screens, 4.1). */
export function BoardTrash() {
  const { boardId = '' } = useParams();
  const { data } = useBoard(boardId);
  // A board that could not be had says so itself, in its place.
  return data ? <Trash data={data} /> : null;
}

function Trash({ data }: { data: BoardData }) {
  const { t } = useTranslation('scrumboard');
  const describe = useDescribeError();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { id: boardId, title } = data.board;
  const actions = useBoardActions(boardId);
  const trash = useQuery(trashQuery(boardId));
  // Shown as gone while it comes back; it is there again when that fails.
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const bringBack = async (id: string, restore: () => Promise<unknown>) => {
    setLeaving((ids) => [...ids, id]);
    await restore();
    await trash.refetch();
    setLeaving((ids) => ids.filter((other) => other !== id));
  };
  const close = () => void navigate({ pathname: boardPaths.board(boardId), search }, { preventScrollReset: true });

  const lists = (trash.data?.lists ?? []).filter(({ id }) => !leaving.includes(id));
  const cards = (trash.data?.cards ?? []).filter(({ id }) => !leaving.includes(id));
  const [firstList] = data.lists;
  const homeOf = (listId: string) => data.lists.find(({ id }) => id === listId);
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && close()}
      title={t('trash.title', { board: title })}
      closeLabel={t('trash.close')}
    >
      {trash.isPending && (
        <div role="status">
          <VisuallyHidden>{t('trash.loading')}</VisuallyHidden>
          <Skeleton shape="rect" height={56} />
        </div>
      )}
      {trash.isError && !trash.data && (
        <ErrorState
          level={3}
          title={t('trash.failed')}
          retryLabel={t('actions.retry')}
          onRetry={() => void trash.refetch()}
          retrying={trash.isFetching}
        >
          {describe(trash.error).message}
        </ErrorState>
      )}
      {trash.data && lists.length + cards.length === 0 && (
        <EmptyState level={3} illustration="box" title={t('trash.empty')}>
          {t('trash.emptyText')}
        </EmptyState>
      )}
      <Groups>
        {lists.length > 0 && (
          <TrashList
            title={t('trash.lists')}
            items={lists.map((list) => ({
              id: list.id,
              name: list.title,
              about: t('trash.cardCount', { count: list.cardCount }),
              deletedAt: list.deletedAt,
              onRestore: () => void bringBack(list.id, () => actions.restoreList(list)),
            }))}
          />
        )}
        {cards.length > 0 && (
          <TrashList
            title={t('trash.cards')}
            items={cards.map(({ deletedAt, ...card }) => {
              const home = homeOf(card.listId);
              const list = home ?? firstList;
              return {
                id: card.id,
                name: card.title,
                about: home
                  ? t('trash.from', { list: home.title })
                  : list
                    ? t('trash.toOther', { list: list.title })
                    : t('trash.noList'),
                deletedAt,
                onRestore: list && (() => void bringBack(card.id, () => actions.restoreCards([{ ...card, listId: list.id }]))),
              };
            })}
          />
        )}
      </Groups>
    </Drawer>
  );
}
