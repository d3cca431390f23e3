import { cardElement, itemOf, listElement } from '../../drag/items';
import type { BoardView } from '../../model/boardView';
import type { ListHandles } from './listHandles';

/** Frames in which a change of the board shows, and a menu or dialog that asked for it is gone. */
const PATIENCE = 40;

/**
 * Brings what was moved into sight, with the focus, once it stands where it was moved to; and lets it light up. Not when something
 * else has been lifted meanwhile, or the person has gone elsewhere from it: a focus that comes late would take it out of the hand.
 * @param viewNow the board as it is drawn
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
  for (let left = PATIENCE; left > 0 && isWaiting(); left -= 1) await nextFrame();
  // A closing dialog gives the focus back a frame later.
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
  // In its list alone: one that it left and nobody sees still shows it for a moment.
  const find = () => {
    const column = list && listElement(root, list.list.id);
    return column ? cardElement(column, id) : null;
  };
  for (let left = PATIENCE; left > 0 && !find(); left -= 1) await nextFrame();
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
 * Brings what a pointer has dropped into sight: where an edge is scrolled on it might not be. Called while the strip does not snap yet:
 * a phone then rests at the list that was dropped into, and not at the one that is nearest.
 */
export function showItem(
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
