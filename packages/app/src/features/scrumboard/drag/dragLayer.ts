import type { Line, Point } from './boardGeometry';

const FLIGHT_MS = 180;

/**
 * What hangs under the pointer, and the line that shows where it would go. Both are moved by transform alone.
 * @param layer an empty element over the board that React leaves alone
 */
export function createDragLayer(layer: HTMLElement) {
  const line = document.createElement('div');
  line.dataset['dropLine'] = '';
  let picture: HTMLElement | null = null;
  let offset = { x: 0, y: 0 };
  let at = { x: 0, y: 0 };

  const put = (x: number, y: number) => {
    at = { x, y };
    if (picture) picture.style.transform = `translate3d(${x}px, ${y}px, 0)`;
  };
  const clear = () => {
    picture?.remove();
    line.remove();
    picture = null;
  };

  /** Shows a picture of an element, where it lies. @param count how many things it stands for */
  function lift(source: HTMLElement, count: number, point: Point | null): void {
    clear();
    const { left, top, width, height } = source.getBoundingClientRect();
    picture = pictureOf(source, count);
    picture.style.width = `${width}px`;
    picture.style.height = `${Math.min(height, 480)}px`;
    offset = point ? { x: point.x - left, y: point.y - top } : { x: 0, y: 0 };
    layer.append(picture);
    put(left, top);
  }

  return {
    lift,
    clear,
    moveTo: (point: Point) => put(point.x - offset.x, point.y - offset.y),
    /** `null` hides it. */
    showLine(to: Line | null): void {
      if (!to) return line.remove();
      if (!line.isConnected) layer.append(line);
      line.toggleAttribute('data-vertical', to.isVertical);
      line.style.transform = `translate3d(${to.x}px, ${to.y}px, 0)`;
      line.style[to.isVertical ? 'height' : 'width'] = `${to.length}px`;
      line.style[to.isVertical ? 'width' : 'height'] = '';
    },
    /** Flies to a place, and is gone. At once where no motion is wanted. */
    async flyTo(place: Point | null): Promise<void> {
      line.remove();
      const flying = picture;
      if (flying && place && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
        const frames = [at, place].map(({ x, y }) => ({ transform: `translate3d(${x}px, ${y}px, 0)` }));
        const flight = flying.animate(frames, { duration: FLIGHT_MS, easing: 'cubic-bezier(0.2, 0, 0, 1)' });
        await flight.finished.catch(() => undefined);
      }
      if (picture === flying) clear();
    },
  };
}

export type DragLayer = ReturnType<typeof createDragLayer>;

function pictureOf(source: HTMLElement, count: number): HTMLElement {
  const frame = document.createElement('div');
  frame.dataset['dragPicture'] = '';
  const copy = source.cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of ['id', 'data-card', 'data-list', 'data-index', 'data-lifted', 'tabindex']) element.removeAttribute(name);
  }
  copy.dataset['picture'] = '';
  frame.append(source.hasAttribute('data-surface') ? inItsLook(source, copy) : wrap(copy));
  if (count > 1) {
    const badge = document.createElement('span');
    badge.dataset['dragCount'] = '';
    badge.textContent = String(count);
    frame.append(badge);
  }
  return frame;
}

/** A card's look hangs on the item and the list around it. */
function inItsLook(source: HTMLElement, copy: HTMLElement): HTMLElement {
  const item = source.parentElement;
  return wrap(wrap(copy, item?.className), item?.parentElement?.className);
}

function wrap(element: HTMLElement, className = ''): HTMLElement {
  const wrapper = document.createElement('div');
  wrapper.className = className;
  wrapper.append(element);
  return wrapper;
}
