import type { Card } from '@stockroom/contract';
import { cardsOf, withCardChanges, withCards, withoutCards } from '#features/scrumboard/model/boardData';
import { computeCardMoves, type CardPosition, computePositions } from '#features/scrumboard/model/moves';
import { shortTitle } from '#features/scrumboard/model/shortTitle';
import { needsReason } from '#features/scrumboard/model/wipState';
import { useTranslation } from '#shared/i18n/useTranslation';
import { type CardSeen, placeCards } from '../calls/placeCards';
import { updateCards } from '../calls/updateCards';
import { NOTHING_TO_DO, CANCELLED, type WriteResult } from '../writing/boardWriter';
import { trackPositions } from '../writing/trackPositions';
import { askReason } from './limitGate';
import { type BoardAction, DELETED, useBoardAction } from './useBoardAction';
import { useLimitMessages } from './useLimitMessages';
import { useOtherBoard } from './useOtherBoard';

/** Destination of a card, possibly on another board. */
export interface CardDestination {
  boardId: string;
  listId: string;
  /** Index among the cards of the list, from 0; omitted: last. */
  index?: number;
}

/** Moves of cards, within a board and to other boards. */
export function useCardMoves(boardId: string) {
  const { t } = useTranslation('scrumboard');
  const limitMessages = useLimitMessages();
  const { run, current, refuse } = useBoardAction(boardId);
  const otherBoard = useOtherBoard();
  const gone = t('actions.goneOrPlace');

  const place = (
    places: readonly CardPosition[],
    actionOptions: Partial<BoardAction<Card[]>> & Pick<BoardAction<Card[]>, 'failure'>,
  ) =>
    run({
      apply: (data) => withCardChanges(data, places),
      call: placeCards(places),
      conflictMessage: t('actions.changedMeanwhile'),
      settle: (data, cards) => withCards(data, cards),
      deletedMessage: gone,
      ...actionOptions,
    });

  /**
   * Moves cards together to a position in a list of this board. An unchanged position sends no request.
   * @param index among the cards of the list that do not move, from 0
   * @param given reason why a full list accepts them; without it, the user is asked where one is needed
   */
  async function moveCards(
    ids: readonly string[],
    listId: string,
    index: number,
    given?: { reason: string | null },
  ): Promise<WriteResult> {
    const before = current();
    const list = before?.lists.find(({ id }) => id === listId);
    const arriving = ids.filter((id) => before?.cards.has(id) && before.cards.get(id)?.listId !== listId).length;
    if (!before || !list) return NOTHING_TO_DO;
    // Synchronous where no reason is needed: a dropped card shows at once.
    const isAsking = !given?.reason && needsReason(list, cardsOf(before, listId).length, arriving);
    const reason = isAsking ? await askReason({ list, count: cardsOf(before, listId).length, arriving }) : (given?.reason ?? '');
    if (reason === null) return CANCELLED;
    const data = current() ?? before;
    const places = computeCardMoves(data, ids, listId, index).map((each) => ({
      ...each,
      ...(reason && ids.includes(each.id) && { limitReason: reason }),
    }));
    if (places.length === 0) return NOTHING_TO_DO;
    const home = places.flatMap(({ id }) => data.cards.get(id) ?? []).map(positionOf);
    const values = { count: ids.length, card: shortTitle(data.cards.get(ids[0] ?? '')?.title ?? ''), list: list.title };
    const homeId = data.cards.get(ids[0] ?? '')?.listId;
    const homeTitle = data.lists.find(({ id }) => id === homeId)?.title ?? '';
    const failure = t('actions.failed.moveCards', values);
    const left = trackPositions<CardPosition>(places);
    return place(places, {
      done: t('actions.cardsMoved', values) + limitMessages(list, cardsOf(data, listId).length, arriving),
      failure,
      settle(now, cards) {
        left.answered(cards);
        return withCards(now, cards);
      },
      // Skipped where somebody else has moved a card since; Retry moves it all the same.
      undo: () =>
        place(home, {
          ...left.backBy((seen) => placeCards(home.map((each) => ({ ...each, seen: seenOf(seen.get(each.id)) })))),
          failure,
          moves: ids,
          retry: () => place(home, { failure, moves: ids }),
        }),
      back: {
        item: { kind: 'card', id: ids[0] ?? '' },
        announcement: t('actions.cardsMovedBack', { ...values, list: homeTitle }),
      },
      moves: ids,
      retry: () => moveCards(ids, listId, index, given),
    });
  }

  /**
   * Moves cards into a list of another board, to a position or last. Labels and members that the other board lacks are removed.
   */
  async function moveToBoard(ids: readonly string[], { boardId: other, listId, index }: CardDestination): Promise<WriteResult> {
    const data = current();
    const { board: there, error = DELETED } = await otherBoard.read(other);
    const list = there?.lists.find(({ id }) => id === listId);
    const cards = ids.flatMap((id) => data?.cards.get(id) ?? []);
    if (cards.length === 0) return NOTHING_TO_DO;
    const values = { count: cards.length, card: shortTitle(cards[0]?.title ?? ''), list: list?.title ?? '' };
    const failure = t('actions.failed.moveCards', values);
    const retry = () => moveToBoard(ids, { boardId: other, listId, index });
    if (!there || !list) return refuse(failure, error, retry, gone);
    const count = cardsOf(there, listId).length;
    const isAsking = needsReason(list, count, cards.length);
    const limitReason = isAsking ? await askReason({ list, count, arriving: cards.length }) : undefined;
    if (limitReason === null) return CANCELLED;
    const places = computePositions(cardsOf(there, listId), ids, index ?? count);
    const changes = places.map((each) => ({ ...each, ...(ids.includes(each.id) && { listId, limitReason }) }));
    const home = cards.map(({ id, listId: at, position, labels, members }) => ({ id, listId: at, position, labels, members }));
    const bring = (back: Parameters<typeof updateCards>[0]): Promise<WriteResult> =>
      run({
        apply: (now) => withCards(now, cards),
        ...otherBoard.writing(other, updateCards(back)),
        refetch: true,
        failure,
        conflictMessage: t('actions.changedMeanwhile'),
        retry: () => bring(home),
      });
    return run({
      apply: (now) => withoutCards(now, ids),
      ...otherBoard.writing(other, updateCards(changes)),
      done: t('actions.cardsMovedToBoard', { ...values, board: there.board.title }) + limitMessages(list, count, cards.length),
      failure,
      deletedMessage: gone,
      undo: () => bring(home.map((each) => ({ ...each, seen: { listId } }))),
      back: { item: { kind: 'card', id: cards[0]?.id ?? '' } },
      moves: ids,
      retry,
    });
  }

  return { moveCards, moveToBoard };
}

const seenOf = (place: CardPosition | undefined): CardSeen | undefined =>
  place && { listId: place.listId, position: place.position };

/** The position of a card, for moving it back. */
const positionOf = ({ id, listId, position, limitReason }: Card): CardPosition => ({
  id,
  listId,
  position,
  ...(limitReason && { limitReason }),
});
