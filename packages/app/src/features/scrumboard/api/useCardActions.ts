import { type Card, POSITION_STEP } from '@stockroom/contract';
import { useTranslation } from 'react-i18next';
import { cardsOf, withCardChanges, withCards, withoutCards } from '../model/boardData';
import { cardPlaces, type CardPlace, placeAll } from '../model/moves';
import { needsReason } from '../model/wip';
import type { WriteResult } from './boardWriter';
import { createCard } from './createCard';
import { deleteCard } from './deleteCard';
import { askReason } from './limitGate';
import { placeCards } from './placeCards';
import { type CardPatch, updateCards as sendCards } from './updateCards';
import { useBoardAct } from './useBoardAct';

/** Where a card comes to stand: perhaps on another board. */
export interface CardDestination {
  boardId: string;
  listId: string;
  /** From 0 among the cards that stand there; left out: last. */
  index?: number;
}

/** What can be done with the cards of a board. */
export function useCardActions(boardId: string) {
  const { t } = useTranslation('scrumboard');
  const { act, current } = useBoardAct(boardId);

  /** @returns why the cards come in all the same; `''` where nobody has to say; `null` when they are to stay where they are */
  async function reasonFor(listId: string, arriving: number): Promise<string | null> {
    const data = current();
    const list = data?.lists.find(({ id }) => id === listId);
    if (!data || !list) return '';
    const count = cardsOf(data, listId).length;
    return needsReason(list, count, arriving) ? askReason({ list, count, arriving }) : '';
  }

  const place = (
    places: readonly CardPlace[],
    words: { done?: string; failure: string; undo?: () => unknown; retry?: () => unknown },
  ) =>
    act({
      apply: (data) => withCardChanges(data, places),
      call: () => placeCards(places),
      settle: (data, cards) => withCards(data, cards),
      ...words,
    });

  /**
   * Puts cards together at a place of a list of this board. The same place is no request.
   * @param index among the cards of the list that do not move, from 0
   * @param given why a full list takes them all the same; not given, the person is asked where it is needed
   */
  async function moveCards(
    ids: readonly string[],
    listId: string,
    index: number,
    given?: { reason: string | null },
  ): Promise<WriteResult> {
    const before = current();
    const list = before?.lists.find(({ id }) => id === listId);
    const arriving = ids.filter((id) => before?.cards[id] && before.cards[id].listId !== listId).length;
    if (!before || !list) return nothing;
    // Without waiting where nobody has to be asked: what is dropped shows in the same moment.
    const isAsking = !given?.reason && needsReason(list, cardsOf(before, listId).length, arriving);
    const reason = isAsking ? await reasonFor(listId, arriving) : (given?.reason ?? '');
    if (reason === null) return refused;
    const data = current() ?? before;
    const places = cardPlaces(data, ids, listId, index).map((each) => ({
      ...each,
      ...(reason && ids.includes(each.id) && { limitReason: reason }),
    }));
    if (places.length === 0) return nothing;
    const home = places.flatMap(({ id }) => data.cards[id] ?? []).map(homeOf);
    const words = { count: ids.length, card: data.cards[ids[0] ?? '']?.title ?? '', list: list.title };
    const failure = t('actions.failed.moveCards', words);
    return place(places, {
      done: t('actions.cardsMoved', words),
      failure,
      undo: () => place(home, { failure }),
      retry: () => moveCards(ids, listId, index, given),
    });
  }

  const add = (card: Card, words: { done?: string; failure: string; undo?: () => unknown }) =>
    act({
      apply: (data) => withCards(data, [card]),
      call: () => createCard(card),
      settle: (data, made) => withCards(data, [made]),
      ...words,
    });

  /** Adds a card for each title. @returns their ids beside the outcome */
  async function addCards(
    listId: string,
    titles: readonly string[],
    index?: number,
  ): Promise<{ ids: string[]; result: WriteResult }> {
    const wanted = titles.map((title) => title.trim()).filter((title) => title !== '');
    const data = current();
    if (!data || wanted.length === 0) return { ids: [], result: nothing };
    const reason = await reasonFor(listId, wanted.length);
    if (reason === null) return { ids: [], result: refused };
    // Named here: sent again after a lost answer, they are refused and not added twice.
    const ids = wanted.map(() => crypto.randomUUID());
    const others = cardsOf(current() ?? data, listId);
    const places = new Map(placeAll(others, ids, index ?? others.length).map(({ id, position }) => [id, position]));
    const cards = ids.map((id, at): Card =>
      emptyCard({ id, boardId, listId, title: wanted[at] ?? '', position: places.get(id) ?? POSITION_STEP }),
    );
    const words = { count: cards.length, card: wanted[0] ?? '' };
    const results = await Promise.all(
      cards.map((card, at) =>
        add(card, {
          failure: t('actions.failed.addCard', { card: card.title }),
          ...(at === cards.length - 1 && { done: t('actions.cardsAdded', words), undo: () => removeCards(ids, { quiet: true }) }),
        }),
      ),
    );
    return { ids, result: results.find(({ ok }) => !ok) ?? nothing };
  }

  /** Deletes cards; they lie in the trash. */
  async function removeCards(ids: readonly string[], { quiet = false } = {}): Promise<WriteResult> {
    const data = current();
    const cards = ids.flatMap((id) => data?.cards[id] ?? []);
    if (cards.length === 0) return nothing;
    const words = { count: cards.length, card: cards[0]?.title ?? '' };
    const results = await Promise.all(
      cards.map(({ id, title }, at) =>
        act({
          apply: (now) => withoutCards(now, [id]),
          call: () => deleteCard(id),
          failure: t('actions.failed.removeCard', { card: title }),
          ...(!quiet &&
            at === cards.length - 1 && {
              done: t('actions.cardsRemoved', words),
              undo: () => restoreCards(cards, { quiet: true }),
            }),
        }),
      ),
    );
    return results.find(({ ok }) => !ok) ?? nothing;
  }

  /** Brings deleted cards back to their lists, as they were. */
  async function restoreCards(cards: readonly Card[], { quiet = false } = {}): Promise<WriteResult> {
    const words = { count: cards.length, card: cards[0]?.title ?? '' };
    const results = await Promise.all(
      cards.map((card, at) =>
        act({
          apply: (data) => withCards(data, [card]),
          call: () => createCard({ id: card.id, boardId, listId: card.listId, title: card.title }),
          settle: (data, made) => withCards(data, [made]),
          // Others may have had to make room.
          refetch: true,
          failure: t('actions.failed.restoreCard', { card: card.title }),
          ...(!quiet &&
            at === cards.length - 1 && {
              done: t('actions.cardsRestored', words),
              undo: () =>
                removeCards(
                  cards.map(({ id }) => id),
                  { quiet: true },
                ),
            }),
        }),
      ),
    );
    return results.find(({ ok }) => !ok) ?? nothing;
  }

  const change = (
    changes: readonly ({ id: string } & CardPatch)[],
    words: { done?: string; failure: string | null; undo?: () => unknown },
  ) =>
    act({
      apply: (data) => withCardChanges(data, changes),
      call: () => sendCards(changes),
      settle: (data, cards) => withCards(data, cards),
      ...words,
    });

  return {
    moveCards,
    addCards,
    removeCards,
    restoreCards,
    /** Changes fields of several cards in one act, such as their labels. @param done what is said */
    async updateCards(changes: readonly ({ id: string } & CardPatch)[], done: string): Promise<WriteResult> {
      const data = current();
      const before = changes.flatMap(({ id, ...patch }) => {
        const card = data?.cards[id];
        return card ? [{ id, ...valuesOf(card, patch) }] : [];
      });
      const failure = t('actions.failed.updateCards', { count: changes.length });
      return change(changes, { done, failure, undo: () => change(before, { failure }) });
    },
    /** Changes fields of a card; says nothing but a failure. */
    updateCard: (id: string, patch: CardPatch): Promise<WriteResult> =>
      change([{ id, ...patch }], { failure: t('actions.failed.updateCards', { count: 1 }) }),
  };
}

/** Where a card stands, to bring it back there. */
const homeOf = ({ id, listId, position, limitReason }: Card): CardPlace => ({
  id,
  listId,
  position,
  ...(limitReason && { limitReason }),
});

/** A card's present values of the fields that a change names. */
const valuesOf = (card: Card, patch: CardPatch): CardPatch =>
  Object.fromEntries(Object.keys(patch).map((key) => [key, card[key as keyof CardPatch]]));

const emptyCard = (given: Pick<Card, 'id' | 'boardId' | 'listId' | 'title' | 'position' | 'limitReason'>): Card => ({
  description: '',
  labels: [],
  dueDate: null,
  members: [],
  checklist: [],
  cover: null,
  // The server's word for it comes with its answer.
  updatedAt: new Date(0).toISOString(),
  ...given,
});

/** There was nothing to do. */
const nothing: WriteResult = { ok: true, answer: null };
/** The person left the cards where they are. */
const refused: WriteResult = { ok: false, error: null };
