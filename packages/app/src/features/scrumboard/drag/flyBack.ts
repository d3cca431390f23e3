import type { BoardDragContext } from '../machines/boardDrag';
import type { DragLayer } from '../../../shared/drag/dragLayer';
import { cardElement, listElement, pictureSource } from './items';

/** Frames in which a board that was taken back shows. */
const PATIENCE = 20;

/**
 * The server did not take a move: what lies at its new place flies to where it stands again. Ends when it has arrived, or when there
 * is nothing to be seen of it.
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
  for (let left = PATIENCE; left > 0; left -= 1) {
    await new Promise(requestAnimationFrame);
    const to = find()?.getBoundingClientRect();
    const hasMoved = to && Math.hypot(to.left - from.left, to.top - from.top) > 1;
    if (hasMoved) return picture.flyTo({ x: to.left, y: to.top });
  }
  picture.clear();
}
