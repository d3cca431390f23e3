import { type Card, POSITION_STEP } from '@stockroom/contract';
import { cardsOf, withCardChanges, withCards, withoutCards } from '#features/scrumboard/model/boardData';
import type { CardDraft } from '#features/scrumboard/model/cardDraft';
import { computePositions } from '#features/scrumboard/model/moves';
import { emptyCard, valuesOf } from '#features/scrumboard/model/newCard';
import { shortTitle } from '#features/scrumboard/model/shortTitle';
import { needsReason } from '#features/scrumboard/model/wipState';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useReportFailures } from '#shared/list/useReportFailures';
import type { IdOf } from '#shared/query/useIdempotentCreate';
import { createCard } from '../calls/createCard';
import { sendWrite } from '../calls/defineWrite';
import { deleteCard } from '../calls/deleteCard';
import { placeCards } from '../calls/placeCards';
import { updateCard as sendCard } from '../calls/updateCard';
import { type CardPatch, updateCards as sendCards } from '../calls/updateCards';
import { NOTHING_TO_DO, CANCELLED, type WriteResult } from '../writing/boardWriter';
import { type CardsRevert, isChangedByOthers, revertibleChanges, sendCardsRevert } from '../writing/revertCards';
import { askReason } from './limitGate';
import { type BoardAction, useBoardAction } from './useBoardAction';
import { useLimitMessages } from './useLimitMessages';

/** Actions for the cards of a board. */
export function useCardActions(boardId: string) {
  const { t } = useTranslation('scrumboard');
  const limitMessages = useLimitMessages();
  const { run, runBatch, current, announceDone } = useBoardAction(boardId);
  const reportFailures = useReportFailures<Card>({ nameOf: ({ title }) => shortTitle(title) });

  /**
   * @returns the reason why the cards are added despite the limit; `''` where none is needed; `null` when they are to stay
   * where they are
   */
  async function reasonFor(listId: string, arriving: number): Promise<string | null> {
    const data = current();
    const list = data?.lists.find(({ id }) => id === listId);
    if (!data || !list) return '';
    const count = cardsOf(data, listId).length;
    return needsReason(list, count, arriving) ? askReason({ list, count, arriving }) : '';
  }

  /** Placeholder values for an announcement about some cards, by their indexes among all of them. */
  const placeholdersOf = (cards: readonly Card[], parts: readonly number[]) => ({
    count: parts.length,
    total: cards.length,
    card: shortTitle(cards[parts[0] ?? 0]?.title ?? ''),
  });
  const partsOf = (cards: readonly Card[], parts: readonly number[]) => cards.filter((_, at) => parts.includes(at));

  const add = (cards: readonly Card[], over = ''): Promise<WriteResult> =>
    runBatch<Card>({
      writes: cards.map((card) => ({
        apply: (data) => withCards(data, [card]),
        call: createCard(card),
        settle: (data, made) => withCards(data, [made]),
      })),
      done: (parts) => t('actions.cardsAdded', placeholdersOf(cards, parts)) + over,
      isVisible: over === '',
      failure: (parts) => t('actions.failed.addCards', placeholdersOf(cards, parts)),
      undo: (parts) => removeCards(idsOf(partsOf(cards, parts)), { quiet: true }),
      retry: (parts) => add(partsOf(cards, parts)),
    });

  /**
   * Adds a card for each title.
   * @returns their ids beside the outcome
   */
  async function addCards(
    listId: string,
    titles: readonly string[],
    idOf: IdOf,
    index?: number,
  ): Promise<{ ids: string[]; result: WriteResult }> {
    const wanted = titles.map((title) => title.trim()).filter((title) => title !== '');
    const data = current();
    if (!data || wanted.length === 0) return { ids: [], result: NOTHING_TO_DO };
    const reason = await reasonFor(listId, wanted.length);
    if (reason === null) return { ids: [], result: CANCELLED };
    const ids = wanted.map((_title, at) => idOf(at));
    const others = cardsOf(current() ?? data, listId);
    const places = new Map(computePositions(others, ids, index ?? others.length).map(({ id, position }) => [id, position]));
    const cards = ids.map((id, at): Card =>
      emptyCard({
        id,
        boardId,
        listId,
        title: wanted[at] ?? '',
        position: places.get(id) ?? POSITION_STEP,
        ...(reason && { limitReason: reason }),
      }),
    );
    const list = data.lists.find(({ id }) => id === listId);
    return { ids, result: await add(cards, list && limitMessages(list, others.length, cards.length)) };
  }

  /** Moves cards to the trash. */
  async function removeCards(ids: readonly string[], { quiet = false } = {}): Promise<WriteResult> {
    const data = current();
    const cards = ids.flatMap((id) => data?.cards.get(id) ?? []);
    return runBatch({
      writes: cards.map((card) => ({
        apply: (now) => withoutCards(now, [card.id]),
        // With the version after all earlier writes.
        call: (base) => sendWrite(deleteCard(base?.cards.get(card.id) ?? card)),
        stored: deleteCard(card),
      })),
      conflictMessage: t('actions.changedMeanwhile'),
      failure: (parts) => t('actions.failed.removeCards', placeholdersOf(cards, parts)),
      retry: (parts) => removeCards(idsOf(partsOf(cards, parts)), { quiet }),
      ...(!quiet && {
        done: (parts) => t('actions.cardsRemoved', placeholdersOf(cards, parts)),
        undo: (parts) => restoreCards(partsOf(cards, parts), { quiet: true }),
        back: (parts) => ({
          item: { kind: 'card', id: cards[parts[0] ?? 0]?.id ?? '' },
          announcement: t('actions.cardsRestored', placeholdersOf(cards, parts)),
        }),
      }),
    });
  }

  /** Restores deleted cards to their lists, unchanged. */
  async function restoreCards(cards: readonly Card[], { quiet = false } = {}): Promise<WriteResult> {
    return runBatch<Card>({
      writes: cards.map((card) => ({
        apply: (data) => withCards(data, [card]),
        call: createCard({ id: card.id, boardId, listId: card.listId, title: card.title }),
        settle: (data, made) => withCards(data, [made]),
        // The positions of other cards may have changed to make space.
        refetch: true,
      })),
      failure: (parts) => t('actions.failed.restoreCards', placeholdersOf(cards, parts)),
      retry: (parts) => restoreCards(partsOf(cards, parts), { quiet }),
      ...(!quiet && {
        done: (parts) => t('actions.cardsRestored', placeholdersOf(cards, parts)),
        undo: (parts) => removeCards(idsOf(partsOf(cards, parts)), { quiet: true }),
      }),
    });
  }

  const change = (
    changes: readonly ({ id: string } & CardPatch)[],
    messages: Pick<BoardAction<Card[]>, 'done' | 'failure' | 'undo' | 'back'>,
  ) =>
    run({
      apply: (data) => withCardChanges(data, changes),
      call: sendCards(changes),
      settle: (data, cards) => withCards(data, cards),
      ...messages,
    });

  /** Reverts fields of cards, except those that somebody else has changed since: these stay, with a message. */
  const putBack = (back: CardsRevert, failure: string) =>
    run({
      apply: (data) =>
        withCardChanges(
          data,
          revertibleChanges(back, (id) => data.cards.get(id)),
        ),
      call: (base) => sendCardsRevert(back, (id) => base?.cards.get(id) ?? current()?.cards.get(id)),
      stored: sendCards(revertibleChanges(back, (id) => current()?.cards.get(id))),
      settle: (data, cards) => {
        reportFailures.kept(cards.filter((card) => isChangedByOthers(back, card)));
        return withCards(data, cards);
      },
      failure,
    });

  return {
    addCards,
    /**
     * Adds a copy of a card right after it, with its whole content.
     * @returns its id beside the outcome
     */
    async copyCard(id: string, idOf: IdOf): Promise<{ id: string | null; result: WriteResult }> {
      const data = current();
      const card = data?.cards.get(id);
      if (!data || !card) return { id: null, result: NOTHING_TO_DO };
      const reason = await reasonFor(card.listId, 1);
      if (reason === null) return { id: null, result: CANCELLED };
      const copyId = idOf();
      const others = cardsOf(data, card.listId);
      const places = computePositions(others, [copyId], others.findIndex((other) => other.id === id) + 1);
      const place = places.find((each) => each.id === copyId);
      const copy: Card = {
        ...card,
        id: copyId,
        position: place?.position ?? card.position + 1,
        limitReason: reason || null,
        checklist: card.checklist.map((item, at) => ({ ...item, id: idOf(at + 1) })),
      };
      const result = await run({
        apply: (now) => withCards(now, [copy]),
        call: async () => {
          await sendWrite(createCard(copy));
          // Where there was no space between positions, the other cards were moved too.
          if (places.length > 1) await sendWrite(placeCards(places.map((each) => ({ ...each, listId: card.listId }))));
        },
        stored: createCard(copy),
        refetch: true,
        done: t('actions.cardCopied', { card: shortTitle(card.title) }),
        failure: t('actions.failed.copyCard', { card: shortTitle(card.title) }),
        undo: () => removeCards([copyId], { quiet: true }),
      });
      return { id: copyId, result };
    },
    /**
     * Saves the fields edited in a card.
     * @param version that it is based on; `null`: whatever is stored then
     * @param failure message on failure; `null` where a dialog that stores a draft itself reports it in place
     */
    saveCard: (id: string, version: string | null, changes: Partial<CardDraft>, failure: string | null = null) =>
      run({
        apply: (data) => withCardChanges(data, [{ id, ...changes }]),
        ...(failure !== null && {
          stored: sendCard(id, { ...changes, updatedAt: version ?? current()?.cards.get(id)?.updatedAt }),
        }),
        call: (base) => sendWrite(sendCard(id, { ...changes, updatedAt: version ?? base?.cards.get(id)?.updatedAt })),
        settle: (data, card) => withCards(data, [card]),
        failure,
      }),
    /** Announces that a card was edited in its dialog, with Undo back to the values when it was opened. */
    sayEdited(id: string, opened: Partial<CardDraft>, title: string): void {
      const failure = t('actions.failed.updateCards', { count: 1 });
      const card = current()?.cards.get(id);
      const now = card ? valuesOf(card, opened) : opened;
      const before = [{ id, ...opened }];
      const after = [{ id, ...now }];
      announceDone(t('actions.cardEdited', { card: shortTitle(title) }), {
        undo: () => putBack({ to: before, left: after }, failure),
        redo: () => putBack({ to: after, left: before }, failure).then(() => this.sayEdited(id, opened, title)),
        back: { item: { kind: 'card', id }, announcement: t('actions.cardEditUndone', { card: shortTitle(title) }) },
      });
    },
    removeCards,
    restoreCards,
    /**
     * Changes fields of several cards in one action, such as their labels.
     * @param done the announcement
     */
    async updateCards(changes: readonly ({ id: string } & CardPatch)[], done: string): Promise<WriteResult> {
      const data = current();
      const before = changes.flatMap(({ id, ...patch }) => {
        const card = data?.cards.get(id);
        return card ? [{ id, ...valuesOf(card, patch) }] : [];
      });
      const failure = t('actions.failed.updateCards', { count: changes.length });
      return change(changes, {
        done,
        failure,
        undo: () => putBack({ to: before, left: changes }, failure),
        back: { item: { kind: 'card', id: changes[0]?.id ?? '' } },
      });
    },
    /** Changes fields of a card; announces only a failure. */
    updateCard: (id: string, patch: CardPatch): Promise<WriteResult> =>
      change([{ id, ...patch }], { failure: t('actions.failed.updateCards', { count: 1 }) }),
  };
}

const idsOf = (cards: readonly Card[]): string[] => cards.map(({ id }) => id);
