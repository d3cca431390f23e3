import { cardElement, listElement } from '../../drag/items';
import type { BoardView } from '../../model/boardView';
import type { ListHandles } from './listHandles';

/** Frames in which a change of the board shows, and a menu or dialog that asked for it is gone. */
const PATIENCE = 40;

/**
 * Brings what was moved into sight, with the focus, once it stands where it was moved to; and lets it light up.
 * @param viewNow the board as it is drawn
 */
export async function revealItem(
  root: HTMLElement | null,
  viewNow: () => BoardView,
  handles: ListHandles,
  { kind, id }: { kind: 'card' | 'list'; id: string },
): Promise<void> {
  const before = viewNow();
  const isWaiting = () => viewNow() === before || document.querySelector('[role="menu"], [role="dialog"]') !== null;
  for (let left = PATIENCE; left > 0 && isWaiting(); left -= 1) await nextFrame();
  // What has just closed gives the focus back to where it was, a frame later.
  await nextFrame();
  await nextFrame();
  if (!root?.isConnected) return;
  if (kind === 'list') {
    const grip = listElement(root, id)?.querySelector<HTMLElement>('[data-act="lift-list"]');
    grip?.focus();
    return grip?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  const list = viewNow().lists.find(({ shown }) => shown.some((card) => card.id === id));
  const handle = list && handles.of(list.list.id);
  handle?.hold(id);
  handle?.reveal(list?.shown.findIndex((card) => card.id === id) ?? 0);
  // In its list alone: one that it left and nobody sees still shows it for a moment.
  const find = () => {
    const column = list && listElement(root, list.list.id);
    return column ? cardElement(column, id) : null;
  };
  for (let left = PATIENCE; left > 0 && !find(); left -= 1) await nextFrame();
  const card = find();
  card?.querySelector('a')?.focus();
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const surface = card?.querySelector<HTMLElement>('[data-surface]');
  if (!surface) return;
  surface.dataset['flash'] = '';
  surface.addEventListener('animationend', () => delete surface.dataset['flash'], { once: true });
}

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);
