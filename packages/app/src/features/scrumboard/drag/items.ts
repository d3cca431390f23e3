import type { DragSelectors } from '#shared/drag/connectPointer';
import type { BoardDragContext } from '../machines/boardDrag';

/** A draggable item with its element on the page. */
export type Item =
  | { kind: 'card'; id: string; listId: string; element: HTMLElement }
  | { kind: 'list'; id: string; element: HTMLElement };

/** Draggable parts of a board: cards, and lists by their heads. */
export const BOARD_PARTS: DragSelectors = {
  items: '[data-card], [data-list-head]',
  except: '[data-act="menu"], [data-act="select"], [data-act="list-menu"], [data-no-drag]',
  focuses: '[data-card]',
};

/** The item that an element of the board belongs to. */
export function itemOf(element: Element): Item | null {
  const list = element.closest<HTMLElement>('[data-list]');
  const card = element.closest<HTMLElement>('[data-card]');
  const listId = list?.dataset['list'];
  if (!list || listId === undefined) return null;
  const cardId = card?.dataset['card'];
  if (card && cardId !== undefined) return { kind: 'card', id: cardId, listId, element: card };
  return element.closest('[data-list-head]') ? { kind: 'list', id: listId, element: list } : null;
}

/** The element that is pictured during the drag. */
export function pictureSource(element: HTMLElement, kind: 'card' | 'list'): HTMLElement | null {
  return kind === 'card' ? element.querySelector<HTMLElement>('[data-surface]') : element;
}

export const cardElement = (root: HTMLElement, id: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`);

export const listElement = (root: HTMLElement, id: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-list="${CSS.escape(id)}"]`);

/** Marks the lifted items on the page; clears the marks when there is no drag. */
export function markLifted(root: HTMLElement, drag: BoardDragContext | null, isLifted: boolean): void {
  for (const element of root.querySelectorAll('[data-lifted]')) delete (element as HTMLElement).dataset['lifted'];
  if (!drag || !isLifted) return;
  for (const id of drag.ids) {
    const element = drag.kind === 'card' ? cardElement(root, id) : listElement(root, id);
    if (element) element.dataset['lifted'] = '';
  }
}
