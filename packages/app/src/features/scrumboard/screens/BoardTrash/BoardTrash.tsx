import { Button } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useBoardActions } from '#features/scrumboard/api/actions/useBoardActions';
import { useEmptyTrash } from '#features/scrumboard/api/actions/useEmptyTrash';
import { trashQuery } from '#features/scrumboard/api/scrumboardQueries';
import { useBoard } from '#features/scrumboard/api/useBoard';
import { boardPaths } from '#features/scrumboard/boardPaths';
import type { BoardData } from '#features/scrumboard/model/boardData';
import { shortTitle } from '#features/scrumboard/model/shortTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { TrashDrawer } from '#shared/trash/TrashDrawer';
import { TrashList } from '#shared/trash/TrashList';
import { type PendingDeletion, TrashQuestion } from '#shared/trash/TrashQuestion';

/** Deleted cards and lists of a board, which can be restored. */
export function BoardTrash() {
  const { boardId = '' } = useParams();
  const { data } = useBoard(boardId);
  // The board screen reports a board that could not be loaded.
  return data ? <Trash data={data} /> : null;
}

function Trash({ data }: { data: BoardData }) {
  const { t } = useTranslation(['scrumboard', 'trash', 'common']);
  const emptyTrash = useEmptyTrash(data.board.id);
  const [asked, setAsked] = useState<PendingDeletion<string> | null>(null);
  const { search } = useLocation();
  const navigate = useNavigate();
  const { id: boardId, title } = data.board;
  const actions = useBoardActions(boardId);
  const trash = useQuery(trashQuery(boardId));
  // Hidden while it is restored; it reappears when that fails.
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const take = async (gone: readonly string[], act: () => Promise<unknown>) => {
    setLeaving((ids) => [...ids, ...gone]);
    await act();
    await trash.refetch();
    setLeaving((ids) => ids.filter((other) => !gone.includes(other)));
  };
  const removeAsked = () => {
    setAsked(null);
    if (asked) void take(asked.items, () => emptyTrash(asked.items, asked.name));
  };
  const close = () => void navigate({ pathname: boardPaths.board(boardId), search }, { preventScrollReset: true });

  const lists = (trash.data?.lists ?? []).filter(({ id }) => !leaving.includes(id));
  const cards = (trash.data?.cards ?? []).filter(({ id }) => !leaving.includes(id));
  const [firstList] = data.lists;
  const homeOf = (listId: string) => data.lists.find(({ id }) => id === listId);
  const count = lists.length + cards.length;
  return (
    <>
      <TrashDrawer
        title={t('trash.title', { board: title })}
        query={trash}
        count={count}
        emptyText={t('trash.emptyText')}
        footer={
          <Button icon="delete" onPress={() => setAsked({ items: [...lists, ...cards].map(({ id }) => id), name: null })}>
            {t('trash:emptyAll')}
          </Button>
        }
        onClose={close}
      >
        {lists.length > 0 && (
          <TrashList
            title={t('trash.lists')}
            items={lists.map((list) => ({
              id: list.id,
              name: list.title,
              about: t('trash.cardCount', { count: list.cardCount }),
              deletedAt: list.deletedAt,
              onDelete: () => setAsked({ items: [list.id], name: list.title }),
              onRestore: () => void take([list.id], () => actions.restoreList(list)),
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
                onDelete: () => setAsked({ items: [card.id], name: shortTitle(card.title) }),
                onRestore: list && (() => void take([card.id], () => actions.restoreCards([{ ...card, listId: list.id }]))),
              };
            })}
          />
        )}
      </TrashDrawer>
      <TrashQuestion pending={asked} onClose={() => setAsked(null)} onConfirm={removeAsked} />
    </>
  );
}
