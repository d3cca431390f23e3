import type { Line, Point } from './model/dragTypes';

const FLIGHT_MS = 180;
/**
 * Transform of the hidden line: it stays in the document during the drag, as removing it would update all layers of the
 * page.
 */
const OFF_SCREEN = 'translate3d(-200vw, 0, 0)';

/** An animation without any movement. */
const NO_MOVEMENT: Keyframe[] = [{ transform: 'translate3d(0, 0, 0)' }, { transform: 'translate3d(0, 0, 0)' }];

/**
 * Has the browser move only an element's own layer at each change of its transform. Chromium does that only for animated
 * elements; otherwise it goes through the layers of the whole page each time, which took half of each move (decision 018).
 */
function promoteToLayer(element: HTMLElement): Animation {
  const layerAnimation = element.animate(NO_MOVEMENT, { duration: 1, composite: 'add' });
  layerAnimation.pause();
  return layerAnimation;
}

/**
 * The image under the pointer and the line that marks the drop position. Both are moved by transform alone.
 * @param layer an empty element over the page, into which React renders nothing
 */
export function createDragLayer(layer: HTMLElement) {
  const line = document.createElement('div');
  line.dataset['dropLine'] = '';
  promoteToLayer(line);
  let layerAnimation: Animation | undefined;
  let picture: HTMLElement | null = null;
  let offset = { x: 0, y: 0 };
  let at = { x: 0, y: 0 };

  const put = (x: number, y: number) => {
    at = { x, y };
    if (picture) picture.style.transform = `translate3d(${x}px, ${y}px, 0)`;
  };
  const hideLine = () => {
    line.toggleAttribute('data-seen', false);
    line.style.transform = OFF_SCREEN;
  };
  const clear = () => {
    picture?.remove();
    line.remove();
    hideLine();
    picture = null;
  };

  /** Shows an image of an element at the element's position. @param count how many items it represents */
  function lift(source: HTMLElement, count: number, point: Point | null): void {
    clear();
    const { left, top, width, height } = source.getBoundingClientRect();
    picture = pictureOf(source, count);
    picture.style.width = `${width}px`;
    picture.style.height = `${Math.min(height, 480)}px`;
    offset = point ? { x: point.x - left, y: point.y - top } : { x: 0, y: 0 };
    layer.append(picture);
    layerAnimation = promoteToLayer(picture);
    put(left, top);
  }

  return {
    lift,
    clear,
    moveTo: (point: Point) => put(point.x - offset.x, point.y - offset.y),
    /** Positions the drop line. Without `isSeen` it is prepared but stays hidden, so that showing it later only moves it. */
    showLine(to: Line | null, isSeen: boolean): void {
      if (!line.isConnected) layer.append(line);
      if (to) {
        line.toggleAttribute('data-vertical', to.isVertical);
        line.style[to.isVertical ? 'height' : 'width'] = `${to.length}px`;
        line.style[to.isVertical ? 'width' : 'height'] = '';
      }
      if (!to || !isSeen) return hideLine();
      line.toggleAttribute('data-seen', true);
      line.style.transform = `translate3d(${to.x}px, ${to.y}px, 0)`;
    },
    /** Animates the image to a position and removes it; at once under reduced motion. */
    async flyTo(place: Point | null): Promise<void> {
      hideLine();
      // Two animations of one property would run on the page's main thread.
      layerAnimation?.cancel();
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

/** Attributes that identify and mark an item: its image must not have them. */
const MARKS = ['id', 'data-card', 'data-list', 'data-index', 'data-row', 'data-lifted', 'tabindex'];

function pictureOf(source: HTMLElement, count: number): HTMLElement {
  const frame = document.createElement('div');
  frame.dataset['dragPicture'] = '';
  const copy = source.cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of MARKS) element.removeAttribute(name);
  }
  copy.dataset['picture'] = '';
  frame.append(source.hasAttribute('data-surface') ? wrapInContext(source, copy) : wrap(copy));
  if (count > 1) {
    const badge = document.createElement('span');
    badge.dataset['dragCount'] = '';
    badge.textContent = String(count);
    frame.append(badge);
  }
  return frame;
}

/** Wraps a card's copy in the classes of its item and list, on which its look depends. */
function wrapInContext(source: HTMLElement, copy: HTMLElement): HTMLElement {
  const item = source.parentElement;
  return wrap(wrap(copy, item?.className), item?.parentElement?.className);
}

function wrap(element: HTMLElement, className = ''): HTMLElement {
  const wrapper = document.createElement('div');
  wrapper.className = className;
  wrapper.append(element);
  return wrapper;
}
