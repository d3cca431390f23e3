import type { RefObject } from 'react';
import type { KeyTarget } from '#features/scrumboard/drag/connectKeys';
import { cardElement } from '#features/scrumboard/drag/items';
import type { BoardView } from '#features/scrumboard/model/boardView';
import type { ListHandles } from '../listHandles';
import { neighbourOf } from '../neighbourOf';

/** Handles clicks and keys on a board's cards and lists that are not drags. */
export function useBoardClicks({ canChange, root, drawn, handles, selection, openMenu, openCard, removeCard }: PressOptions): {
  press: (event: MouseEvent) => void;
  keys: KeyTarget;
} {
  function press(event: MouseEvent): void {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-act], [data-card] a');
    const card = pressed?.closest<HTMLElement>('[data-card]');
    const act = pressed?.dataset['act'];
    if (!pressed || event.metaKey || event.ctrlKey || event.altKey) return;
    // A click does not focus a card by itself, as it might have been a drag.
    if (card && event.detail > 0) pressed.focus({ preventScroll: true, focusVisible: false });
    if (act === 'menu' || act === 'list-menu' || act === 'lift-list') {
      pressed.focus();
      openMenu(pressed);
    } else if (card && canChange && (act === 'select' || event.shiftKey)) {
      event.preventDefault();
      if (event.shiftKey) selection.range(idOf(card));
      else selection.toggle(idOf(card));
    } else if (card) {
      event.preventDefault();
      openCard(idOf(card));
    }
  }

  const keys: KeyTarget = {
    go(card, direction) {
      const next = drawn.current && neighbourOf(drawn.current, idOf(card), direction);
      if (!next) return;
      handles.of(next.listId)?.hold(next.id);
      handles.of(next.listId)?.reveal(next.index);
      // At once if it is rendered: the next key may follow immediately.
      if (!focusCard(root.current, next.id)) requestAnimationFrame(() => focusCard(root.current, next.id));
    },
    select(card, isRange) {
      if (!canChange) return;
      if (isRange) selection.range(idOf(card));
      else selection.toggle(idOf(card));
    },
    openMenu: (card) => openMenu(card.querySelector<HTMLElement>('[data-act="menu"]')),
    remove(card) {
      if (!canChange) return;
      const view = drawn.current;
      const next = view && (neighbourOf(view, idOf(card), 'down') ?? neighbourOf(view, idOf(card), 'up'));
      removeCard(idOf(card), next?.id ?? null);
    },
  };
  return { press, keys };
}

const idOf = (card: HTMLElement): string => card.dataset['card'] ?? '';

/** @returns whether the card is drawn */
function focusCard(root: HTMLElement | null, id: string): boolean {
  const card = root && cardElement(root, id);
  card?.querySelector('a')?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return card !== null;
}

interface PressOptions {
  /** Whether cards may be selected and deleted. */
  canChange: boolean;
  root: RefObject<HTMLElement | null>;
  /** The board as it is rendered. */
  drawn: RefObject<BoardView>;
  handles: ListHandles;
  selection: { toggle: (cardId: string) => void; range: (cardId: string) => void };
  openMenu: (button: HTMLElement | null) => void;
  openCard: (cardId: string) => void;
  /** `nextId`: the card that gets the focus. */
  removeCard: (cardId: string, nextId: string | null) => void;
}
