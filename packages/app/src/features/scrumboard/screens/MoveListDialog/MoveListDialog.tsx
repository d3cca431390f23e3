import { BOARD_LIMITS } from '@stockroom/contract';
import { Skeleton } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBoardActions } from '#features/scrumboard/api/actions/useBoardActions';
import { boardsQuery } from '#features/scrumboard/api/scrumboardQueries';
import { useBoard } from '#features/scrumboard/api/useBoard';
import { BoardSelect } from '#features/scrumboard/components/BoardSelect/BoardSelect';
import { MoveForm } from '#features/scrumboard/components/MoveForm/MoveForm';
import { PositionField } from '#features/scrumboard/components/MoveForm/PositionField';
import { useTranslation } from '#shared/i18n/useTranslation';

/** A dialog that moves a list to an exact place: board and position. */
export function MoveListDialog({ boardId, listId, onClose, onMoved }: MoveListDialogProps) {
  const { t } = useTranslation('scrumboard');
  const home = useBoard(boardId).data;
  const boards = useQuery(boardsQuery());
  const actions = useBoardActions(boardId);
  const [boardTo, setBoardTo] = useState(boardId);
  const target = useBoard(boardTo);
  const [position, setPosition] = useState<number | null>();
  const [attempts, setAttempts] = useState(0);
  const place = home?.lists.findIndex(({ id }) => id === listId) ?? -1;
  const isHere = boardTo === boardId;
  const count = target.data?.lists.length ?? 0;
  const last = isHere ? count : count + 1;
  const isFull = last > BOARD_LIMITS.lists;
  const wanted = position === undefined ? (isHere ? place + 1 : last) : position;
  const isBad = wanted === null || !Number.isInteger(wanted) || wanted < 1 || wanted > last;
  const title = t('move.listTitle', { list: home?.lists[place]?.title ?? '' });
  const places = { last };

  const submit = () => {
    if (!target.data || isBad || isFull) {
      setAttempts(attempts + 1);
      return;
    }
    onClose();
    if (isHere) void actions.moveList(listId, wanted - 1);
    else void actions.moveListToBoard(listId, { boardId: boardTo, index: wanted - 1 });
    onMoved?.(boardTo);
  };
  const error = isFull
    ? t('column.full200', { limit: BOARD_LIMITS.lists })
    : attempts > 0 && isBad
      ? t('place.positionBad', places)
      : undefined;

  return (
    <MoveForm title={title} disabled={!target.data} onSubmit={submit} onClose={onClose}>
      <BoardSelect
        boards={boards.data ?? (home ? [home.board] : [])}
        home={boardId}
        value={boardTo}
        onChange={(board) => {
          setBoardTo(board);
          setPosition(undefined);
        }}
        onRetry={boards.isError || target.isError ? () => void Promise.all([boards.refetch(), target.refetch()]) : undefined}
      />
      {!target.data && !target.isError && <Skeleton shape="rect" height={64} />}
      {target.data && (
        <PositionField
          help={t('place.listPositionHelp', places)}
          value={wanted}
          onChange={setPosition}
          last={last}
          error={error}
          labels={{ increase: t('move.right'), decrease: t('move.left') }}
        />
      )}
    </MoveForm>
  );
}

export interface MoveListDialogProps {
  boardId: string;
  listId: string;
  onClose: () => void;
  /** Called when the list is being moved, perhaps to another board. */
  onMoved?: (boardId: string) => void;
}
