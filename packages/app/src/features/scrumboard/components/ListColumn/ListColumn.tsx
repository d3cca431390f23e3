import { memo, type ReactNode, type Ref, useDeferredValue, useRef } from 'react';
import type { ListView } from '#features/scrumboard/model/boardView';
import { isCardDone } from '#features/scrumboard/model/isCardDone';
import { useIntersection } from '#shared/hooks/useIntersection';
import { CardTile, type TileContext } from '../CardTile/CardTile';
import { Cards } from '../CardTile/CardTile.styles';
import { Column, Foot, EmptyText, Scroller } from './ListColumn.styles';
import { ListHead, type ListHeadLabels } from './ListHead';
import { type ListHandle, useCardWindow } from './useCardWindow';

/** Distance from the viewport, in px, at which a list already renders its cards. */
const NEAR = 320;

/** A list with its cards. Renders a `region` named by the list's title; the cards scroll inside. */
export const ListColumn = memo(function ListColumn({
  view: given,
  position,
  context,
  labels,
  selected,
  onRename,
  handle,
  children,
}: ListColumnProps) {
  const column = useRef<HTMLElement>(null);
  // Columns out of view render after the visible ones.
  const later = useDeferredValue(given);
  const { list, cards, shown } = useIntersection(column, 0) ? given : later;
  const isFilterNew = shown !== later.shown && cards === later.cards;
  const shownCards = useCardWindow(shown, cards.length, handle, useIntersection(column, NEAR), isFilterNew);
  const { apart, currentId } = shownCards;
  const tile = (index: number, top?: number) => {
    const card = shown[index];
    return (
      card && (
        <CardTile
          key={card.id}
          card={card}
          index={index}
          count={shown.length}
          context={context}
          isDone={isCardDone(card, list)}
          isSelected={selected.has(card.id)}
          isCurrent={card.id === currentId}
          top={top}
        />
      )
    );
  };
  // In a single sequence: a held card that is scrolled out of the window stays the same element, and stays focused.
  const drawn = Array.from({ length: shownCards.end - shownCards.start }, (_unused, at) => shownCards.start + at);
  if (apart && apart.index < shownCards.start) drawn.unshift(apart.index);
  else if (apart) drawn.push(apart.index);
  return (
    <Column
      ref={column}
      data-list={list.id}
      aria-label={list.title}
      onFocus={(event) => {
        const id = event.target.closest<HTMLElement>('[data-card]')?.dataset['card'];
        if (id) shownCards.hold(id);
      }}
    >
      <ListHead list={list} place={position} count={cards.length} shown={shown.length} labels={labels} onRename={onRename} />
      <Scroller ref={shownCards.area} onScroll={shownCards.onScroll} data-scroller>
        {shown.length > 0 ? (
          <Cards style={{ paddingBlock: `${shownCards.before}px ${shownCards.after}px` }}>
            {drawn.map((index) => tile(index, index === apart?.index ? apart.top : undefined))}
          </Cards>
        ) : (
          <EmptyText>{cards.length > 0 ? labels.noMatch : labels.empty}</EmptyText>
        )}
      </Scroller>
      <Foot>{children}</Foot>
    </Column>
  );
});

export interface ListColumnProps {
  view: ListView;
  /** The position of the list among the lists, from 1. The same object as long as that holds. */
  position?: { at: number; of: number };
  context: TileContext;
  labels: ListHeadLabels & {
    /** Text of a list without cards; `noMatch` is for a list whose cards are all hidden by the filter. */
    empty: string;
    noMatch: string;
  };
  /** Ids of selected cards; those of other lists are ignored. */
  selected: ReadonlySet<string>;
  /** Called only with a title that differs and is not empty. Left out where the list may not be changed. */
  onRename?: ((listId: string, title: string) => void) | undefined;
  handle: Ref<ListHandle>;
  /** The form that adds a card, below the cards. */
  children?: ReactNode;
}
