import { memo } from 'react';

const LISTS = 10;

export interface PeerCard {
  id: string;
  title: string;
  label: string | null;
}

export interface PeerList {
  id: string;
  title: string;
  cards: PeerCard[];
}

/** Position of a card within its list, from 0. */
export interface PeerPlace {
  listId: string;
  index: number;
}

/** Creates ten lists with `total` cards altogether. */
export const createLists = (total: number): PeerList[] =>
  Array.from({ length: LISTS }, (_list, at) => ({
    id: `list-${at}`,
    title: `Week ${at + 1}`,
    cards: Array.from({ length: total / LISTS }, (_card, index) => ({
      id: `card-${at}-${index}`,
      title: `Move the sweaters, shelf ${at * 100 + index}`,
      label: index % 3 === 0 ? 'Count first' : null,
    })),
  }));

/** Returns the lists with a card moved from one position to another. */
export function moveCard(lists: PeerList[], from: PeerPlace, to: PeerPlace): PeerList[] {
  const card = lists.find(({ id }) => id === from.listId)?.cards[from.index];
  if (!card) return lists;
  return lists.map((list) => {
    if (list.id !== from.listId && list.id !== to.listId) return list;
    const cards = list.id === from.listId ? list.cards.toSpliced(from.index, 1) : list.cards;
    return { ...list, cards: list.id === to.listId ? cards.toSpliced(to.index, 0, card) : cards };
  });
}

/** Content of a card, the same on all boards. */
export const Face = memo(function Face({ card }: { card: PeerCard }) {
  return (
    <div className="card">
      <a href={`#${card.id}`} draggable={false}>
        {card.title}
      </a>
      {card.label && (
        <div>
          <span className="label">{card.label}</span>
        </div>
      )}
      <button type="button" aria-label="Move">
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden>
          <path d="M10 4v.01M10 10v.01M10 16v.01" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </div>
  );
});
