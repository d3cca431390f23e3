import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { CarouselRoot, Controls, Position, Slide, Stage, TurnButton } from './Carousel.styles';

/** Distance in px that a finger must move sideways to turn to the next slide. */
const SWIPE = 40;

/**
 * One of several pictures at a time, turned only by the user. Renders a named section: the slide, previous and next, and "i of
 * n". Arrow keys, Home and End work while the focus is inside; the last slide is followed by the first.
 */
export function Carousel({ label, slides, index, onIndexChange, labels, ratio = '4 / 3' }: CarouselProps) {
  const [turnDirection, setTurnDirection] = useState<'next' | 'previous' | null>(null);
  const swipeFrom = useRef<number | null>(null);
  const count = slides.length;
  const shown = Math.min(Math.max(index, 0), count - 1);
  const slide = slides[shown];

  const goTo = (target: number, direction: 'next' | 'previous') => {
    if (count < 2) return;
    setTurnDirection(direction);
    onIndexChange((target + count) % count);
  };
  const next = () => goTo(shown + 1, 'next');
  const previous = () => goTo(shown - 1, 'previous');

  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const turns: Record<string, () => void> = {
      ArrowRight: rightToLeft ? previous : next,
      ArrowLeft: rightToLeft ? next : previous,
      Home: () => goTo(0, 'previous'),
      End: () => goTo(count - 1, 'next'),
    };
    const turn = turns[event.key];
    if (!turn) return;
    event.preventDefault();
    turn();
  };
  const pointerUp = (event: PointerEvent) => {
    const moved = swipeFrom.current === null ? 0 : event.clientX - swipeFrom.current;
    swipeFrom.current = null;
    if (moved <= -SWIPE) next();
    if (moved >= SWIPE) previous();
  };
  if (!slide) return null;
  return (
    <CarouselRoot aria-label={label} onKeyDown={keyDown}>
      <Stage
        style={{ aspectRatio: ratio }}
        onPointerDown={(event) => {
          swipeFrom.current = event.pointerType === 'touch' ? event.clientX : null;
        }}
        onPointerUp={pointerUp}
        onPointerCancel={() => {
          swipeFrom.current = null;
        }}
      >
        <Slide key={slide.id} data-way={turnDirection ?? undefined}>
          {slide.content}
        </Slide>
      </Stage>
      {count > 1 && (
        <Controls>
          <TurnButton type="button" aria-label={labels.previous} onClick={previous}>
            <Icon name="chevronLeft" />
          </TurnButton>
          <Position role="status">{labels.position(shown + 1, count)}</Position>
          <TurnButton type="button" aria-label={labels.next} onClick={next}>
            <Icon name="chevronRight" />
          </TurnButton>
        </Controls>
      )}
    </CarouselRoot>
  );
}

export interface CarouselProps {
  label: string;
  slides: { id: string; content: ReactNode }[];
  /** Index from 0. Outside the range the nearer end is shown. */
  index: number;
  onIndexChange: (index: number) => void;
  labels: {
    previous: string;
    next: string;
    /** Text of the position, both numbers from 1: "2 of 5". */
    position: (index: number, count: number) => string;
  };
  /** Aspect ratio of the stage, width to height, as CSS. @default '4 / 3' */
  ratio?: string;
}
