import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { keepToastsAbove } from '../Toast/keepToastsAbove';
import { Bar, Count, Progress } from './SelectionBar.styles';
import { observeWrap } from './observeWrap';

/**
 * How many rows are selected, and what can be done with all of them. Renders a named `group`; while something is under way, how far it is and
 * a way to stop it stand in place of the acts.
 */
export function SelectionBar({ label, count, look = 'head', progress, children }: SelectionBarProps) {
  return (
    <Bar ref={look === 'floating' ? keepToastsAbove : observeWrap} role="group" aria-label={label} data-look={look}>
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
  /** Such as "12 of 40". */
  text: string;
  stopLabel: string;
  onStop: () => void;
}

export interface SelectionBarProps {
  /** Name of the group. */
  label: string;
  /** Such as "3 selected". */
  count: string;
  /** `head`: in the place of a table's head, or at its foot where that is too narrow for it; `floating`: a card at the foot of the page, over which messages keep away. @default 'head' */
  look?: 'head' | 'floating';
  /** While an act is under way. */
  progress?: SelectionProgress | null;
  /** Small buttons, the one that clears last. */
  children: ReactNode;
}
