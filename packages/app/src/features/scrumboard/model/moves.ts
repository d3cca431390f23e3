import { sortByPosition, POSITION_STEP, type Positioned } from '@stockroom/contract';
import { cardsOf, type BoardData } from './boardData';

/** The current or future place of a card. */
export interface CardPosition {
  id: string;
  listId: string;
  /** A whole number over 0. */
  position: number;
  /** Why the card is added to a list whose limit blocks. */
  limitReason?: string | null;
}

/**
 * The places that cards take when they are moved together to a list.
 * @param ids in the order that they take
 * @param index place of the first among the cards of the list that do not move, from 0; beyond the end they come last
 * @returns their places, and those of all others of the list if they had to be renumbered; nothing when the order stays
 */
export function computeCardMoves(data: BoardData, ids: readonly string[], listId: string, index: number): CardPosition[] {
  const moving = ids.filter((id) => data.cards.has(id));
  const before = cardsOf(data, listId);
  const others = before.filter(({ id }) => !moving.includes(id));
  const wanted = others.map(({ id }) => id).toSpliced(clamp(index, others.length), 0, ...moving);
  const isSame = wanted.length === before.length && wanted.every((id, at) => id === before[at]?.id);
  return isSame ? [] : computePositions(others, moving, index).map((position) => ({ ...position, listId }));
}

/** Like `cardPlaces`, for a list among the lists of its board. */
export function computeListMoves(data: BoardData, id: string, index: number): Positioned[] {
  const position = data.lists.findIndex((list) => list.id === id);
  const others = data.lists.filter((list) => list.id !== id);
  if (position < 0 || position === clamp(index, others.length)) return [];
  return computePositions(others, [id], index);
}

/**
 * The positions of items that are moved together to an index among others: spread evenly between their neighbours.
 * @returns the items' positions, and with them those of all others if they had to be renumbered
 */
export function computePositions(others: readonly Positioned[], ids: readonly string[], index: number): Positioned[] {
  const ordered = sortByPosition(others);
  const position = clamp(index, ordered.length);
  const before = ordered[position - 1]?.position ?? 0;
  const after = ordered[position]?.position ?? before + POSITION_STEP * (ids.length + 1);
  const step = Math.floor((after - before) / (ids.length + 1));
  const isRoom = step >= 1 && Number.isSafeInteger(after);
  if (isRoom) return ids.map((id, at) => ({ id, position: before + step * (at + 1) }));
  return ordered
    .map(({ id }) => id)
    .toSpliced(position, 0, ...ids)
    .map((id, at) => ({ id, position: (at + 1) * POSITION_STEP }));
}

const clamp = (index: number, length: number): number => Math.max(0, Math.min(index, length));
