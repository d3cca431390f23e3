import { Select, Skeleton } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBoardActions } from '#features/scrumboard/api/actions/useBoardActions';
import { boardsQuery } from '#features/scrumboard/api/scrumboardQueries';
import { useBoard } from '#features/scrumboard/api/useBoard';
import { BoardSelect } from '#features/scrumboard/components/BoardSelect/BoardSelect';
import { MoveForm } from '#features/scrumboard/components/MoveForm/MoveForm';
import { PositionField } from '#features/scrumboard/components/MoveForm/PositionField';
import { cardsOf } from '#features/scrumboard/model/boardData';
import { shortTitle } from '#features/scrumboard/model/shortTitle';
import { useTranslation } from '#shared/i18n/useTranslation';

/** A dialog that moves cards to an exact place: board, list and position. */
export function MoveDialog({ boardId, ids, onClose, onMoved }: MoveDialogProps) {
  const { t } = useTranslation('scrumboard');
  const home = useBoard(boardId).data;
  const card = home?.cards.get(ids[0] ?? '');
  const boards = useQuery(boardsQuery());
  const actions = useBoardActions(boardId);
  const [boardTo, setBoardTo] = useState(boardId);
  const target = useBoard(boardTo);
  const [listTo, setListTo] = useState(card?.listId ?? '');
  const list = target.data?.lists.find(({ id }) => id === listTo) ?? target.data?.lists[0];
  const others = target.data && list ? cardsOf(target.data, list.id).filter(({ id }) => !ids.includes(id)) : [];
  const last = others.length + 1;
  const [position, setPosition] = useState<number | null>();
  const [attempts, setAttempts] = useState(0);
  const present = list ? cardsOf(home ?? NO_CARDS, list.id).findIndex(({ id }) => id === ids[0]) : -1;
  const start = present >= 0 ? Math.min(present + 1, last) : last;
  const wanted = position === undefined ? start : position;
  const isBad = wanted === null || !Number.isInteger(wanted) || wanted < 1 || wanted > last;

  const submit = () => {
    if (!list || isBad) {
      setAttempts(attempts + 1);
      return;
    }
    onClose();
    const destination = { boardId: boardTo, listId: list.id, index: wanted - 1 };
    if (boardTo === boardId) void actions.moveCards(ids, list.id, destination.index);
    else void actions.moveToBoard(ids, destination);
    onMoved?.(boardTo);
  };
  const choose = (to: { board?: string; list?: string }) => {
    if (to.board !== undefined) setBoardTo(to.board);
    setListTo(to.list ?? '');
    setPosition(undefined);
  };
  const title = t('place.title', { count: ids.length, card: shortTitle(card?.title ?? '') });

  return (
    <MoveForm title={title} disabled={!list} onSubmit={submit} onClose={onClose}>
      <BoardSelect
        boards={boards.data ?? (home ? [home.board] : [])}
        home={boardId}
        value={boardTo}
        onChange={(board) => choose({ board })}
        onRetry={boards.isError || target.isError ? () => void Promise.all([boards.refetch(), target.refetch()]) : undefined}
      />
      {!target.data && !target.isError && <Skeleton shape="rect" height={64} />}
      {target.data && (
        <Select
          label={t('place.list')}
          value={list?.id ?? ''}
          onChange={(id) => choose({ list: id })}
          options={target.data.lists.map(({ id, title: label }) => ({ value: id, label }))}
          placeholder={t('place.noLists')}
          emptyText={t('place.noLists')}
        />
      )}
      {list && (
        <PositionField
          help={t('place.positionHelp', { last })}
          value={wanted}
          onChange={setPosition}
          last={last}
          error={attempts > 0 && isBad ? t('place.positionBad', { last }) : undefined}
          labels={{ increase: t('place.up'), decrease: t('place.down') }}
        />
      )}
    </MoveForm>
  );
}

const NO_CARDS = { cards: new Map() };

export interface MoveDialogProps {
  boardId: string;
  /** Ids of the cards, in their order after the move. */
  ids: readonly string[];
  onClose: () => void;
  /** Called when the cards are being moved, perhaps to another board. */
  onMoved?: (boardId: string) => void;
}
