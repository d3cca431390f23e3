import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { keepToastsAbove } from '../Toast/keepToastsAbove';
import { Bar, Count, Progress } from './SelectionBar.styles';

/**
 * Bulk actions on a list, with the number of selected rows. Renders a named `group`; while an action is running, its progress
 * and a stop button replace the actions.
 */
export function SelectionBar({ label, count, variant = 'head', progress, children }: SelectionBarProps) {
  return (
    <Bar ref={variant === 'floating' ? keepToastsAbove : observeWrap} role="group" aria-label={label} data-look={variant}>
      <Count>{count}</Count>
      {progress ? (
        <>
          <Progress>
            <ProgressBar label={progress.label} value={progress.done} max={progress.total} valueText={progress.text} />
          </Progress>
          <Button size="sm" onPress={progress.onStop}>
            {progress.stopLabel}
          </Button>
        </>
      ) : (
        children
      )}
    </Bar>
  );
}

export interface SelectionProgress {
  label: string;
  done: number;
  total: number;
  /** The progress as text, such as "12 of 40". */
  text: string;
  stopLabel: string;
  onStop: () => void;
}

export interface SelectionBarProps {
  /** Name of the group. */
  label: string;
  /** Text such as "3 selected". */
  count: string;
  /**
   * `head`: in place of a table's head, or at its foot where the head is too narrow; `floating`: a card at the bottom of the page, which toasts avoid. @default 'head'
   */
  variant?: 'head' | 'floating';
  /** Progress of the running action. */
  progress?: SelectionProgress | null;
  /** Small buttons, with the one that clears the selection last. */
  children: ReactNode;
}

/** Height in px above which the bar takes more than one line. */
const ONE_LINE_HEIGHT = 44;

/**
 * Observes whether a bar wraps, as a ref callback. A bar of two lines has no room in place of a table's head, and gets
 * `data-wraps`. Checks again when its container becomes wider.
 */
function observeWrap(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const room = () => bar.parentElement?.parentElement?.clientWidth ?? 0;
  let tooNarrow = 0;
  const observer = new ResizeObserver(() => {
    if (bar.dataset['wraps'] !== undefined) {
      if (room() > tooNarrow) delete bar.dataset['wraps'];
    } else if (bar.offsetHeight > ONE_LINE_HEIGHT) {
      tooNarrow = room();
      bar.dataset['wraps'] = '';
    }
  });
  observer.observe(bar);
  return () => observer.disconnect();
}
