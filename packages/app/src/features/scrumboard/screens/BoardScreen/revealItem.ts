import { cardElement, itemOf, listElement } from '#features/scrumboard/drag/items';
import type { BoardView } from '#features/scrumboard/model/boardView';
import type { ListHandles } from './listHandles';

/** Within how many frames a change of the board must show, and the menu or dialog that caused it must have closed. */
const MAX_FRAMES = 40;

/**
 * Scrolls a moved item into view, focuses it once it is at its new place, and highlights it. Not when something else has been
 * lifted meanwhile, or the user has moved the focus elsewhere: a late focus would end that drag.
 * @param viewNow the board as it is rendered
 */
export async function revealItem(
  root: HTMLElement | null,
  viewNow: () => BoardView,
  handles: ListHandles,
  { kind, id }: { kind: 'card' | 'list'; id: string },
): Promise<void> {
  const isOnIt = () => document.activeElement !== null && itemOf(document.activeElement)?.id === id;
  const wasOnIt = isOnIt();
  const before = viewNow();
  const isWaiting = () => viewNow() === before || document.querySelector('[role="menu"], [role="dialog"]') !== null;
  for (let left = MAX_FRAMES; left > 0 && isWaiting(); left -= 1) await nextFrame();
  // A closing dialog returns the focus a frame later.
  await nextFrame();
  await nextFrame();
  const isElsewhere = () => wasOnIt && document.activeElement !== document.body && !isOnIt();
  const isLate = () => !root?.isConnected || root.querySelector('[data-lifted]') !== null || isElsewhere();
  if (!root || isLate()) return;
  if (kind === 'list') {
    const grip = listElement(root, id)?.querySelector<HTMLElement>('[data-act="lift-list"]');
    grip?.focus();
    return grip?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  const list = scrollToCard(viewNow(), handles, id);
  // Looks only in the item's list: the list that it left, if out of view, still renders it for a moment.
  const find = () => {
    const column = list && listElement(root, list.list.id);
    return column ? cardElement(column, id) : null;
  };
  for (let left = MAX_FRAMES; left > 0 && !find(); left -= 1) await nextFrame();
  if (isLate()) return;
  const card = find();
  card?.querySelector('a')?.focus();
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const surface = card?.querySelector<HTMLElement>('[data-surface]');
  if (!surface) return;
  surface.dataset['flash'] = '';
  surface.addEventListener('animationend', () => delete surface.dataset['flash'], { once: true });
}

/**
 * Scrolls an item dropped by a pointer into view, as it might not be after scrolling at an edge. Called before the strip snaps
 * again: a phone then snaps to the list of the drop, and not to the nearest.
 */
export function revealDropped(
  root: HTMLElement | null,
  viewNow: () => BoardView,
  handles: ListHandles,
  { kind, id, listId }: { kind: 'card' | 'list'; id: string; listId: string },
): void {
  const column = root && listElement(root, listId);
  const strip = column?.parentElement;
  if (column && strip) {
    const [{ left, right }, frame] = [column.getBoundingClientRect(), strip.getBoundingClientRect()];
    if (left < frame.left - 1 || right > frame.right + 1) {
      column.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' });
    }
  }
  if (kind === 'card') requestAnimationFrame(() => scrollToCard(viewNow(), handles, id));
}

function scrollToCard(view: BoardView, handles: ListHandles, id: string) {
  const list = view.lists.find(({ shown }) => shown.some((card) => card.id === id));
  const handle = list && handles.of(list.list.id);
  handle?.hold(id);
  handle?.reveal(list?.shown.findIndex((card) => card.id === id) ?? 0);
  return list;
}

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);
