import { Button, SelectionBar } from '@stockroom/ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { announce } from '../announce/announce';
import { useFormat } from '../format/useFormat';
import type { BulkProgress } from './useBulkRun';

/** Actions for a selection, between its size and the ways to select all or none. Announces the size. */
export function BulkBar({ label, said, count, total, bulk, labels, onAll, onClear, children }: BulkBarProps) {
  const format = useFormat();
  useEffect(() => announce(said), [said]);
  // While an act is under way its button is not there; afterwards one goes on from the first.
  const first = useRef<HTMLButtonElement>(null);
  const isRunning = bulk.progress !== null;
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) first.current?.focus();
    wasRunning.current = isRunning;
  }, [isRunning]);
  return (
    <SelectionBar
      label={label ?? said}
      count={said}
      progress={
        bulk.progress && {
          ...bulk.progress,
          label: labels.progress,
          text: labels.working(format.number(bulk.progress.done), format.number(bulk.progress.total)),
          stopLabel: labels.stop,
          onStop: bulk.stop,
        }
      }
    >
      {children(first)}
      {total > count && (
        <Button size="sm" variant="quiet" onPress={onAll}>
          {labels.all}
        </Button>
      )}
      <Button size="sm" variant="quiet" icon="close" onPress={onClear}>
        {labels.clear}
      </Button>
    </SelectionBar>
  );
}

export interface BulkBarProps {
  /** Its name; without one, how many are selected. */
  label?: string;
  /** How many are selected, in words. */
  said: string;
  count: number;
  /** How many could be selected. */
  total: number;
  /** Of `useBulkWrites`. */
  bulk: { progress: BulkProgress | null; stop: () => void };
  labels: {
    progress: string;
    working: (done: string, total: string) => string;
    stop: string;
    all: string;
    clear: string;
  };
  onAll: () => void;
  onClear: () => void;
  /** The acts; the first of them has the `ref`. */
  children: (first: RefObject<HTMLButtonElement | null>) => ReactNode;
}
