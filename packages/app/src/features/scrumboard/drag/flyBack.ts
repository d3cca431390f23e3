import type { BoardDragContext } from '../machines/boardDrag';
import type { DragLayer } from '#shared/drag/dragLayer';
import { cardElement, listElement, pictureSource } from './items';

/** Within how many frames a rollback must show on the board. */
const MAX_FRAMES = 20;

/**
 * Flies an item of a rejected move from its new place back to where it is now. Ends when it has arrived, or when none of it is
 * visible.
 */
export async function flyBack(root: HTMLElement, picture: DragLayer, { kind, ids }: BoardDragContext): Promise<void> {
  const id = ids[0] ?? '';
  const find = () => {
    const element = kind === 'card' ? cardElement(root, id) : listElement(root, id);
    return element && pictureSource(element, kind);
  };
  const source = find();
  if (!source) return;
  const from = source.getBoundingClientRect();
  picture.lift(source, ids.length, null);
  for (let left = MAX_FRAMES; left > 0; left -= 1) {
    await new Promise(requestAnimationFrame);
    const to = find()?.getBoundingClientRect();
    const hasMoved = to && Math.hypot(to.left - from.left, to.top - from.top) > 1;
    if (hasMoved) return picture.flyTo({ x: to.left, y: to.top });
  }
  picture.clear();
}
