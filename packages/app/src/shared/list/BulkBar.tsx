import { Button, SelectionBar } from '@stockroom/ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { announce } from '../announce/announce';
import { useFormat } from '../format/useFormat';
import type { BulkProgress } from './useBulkRun';

/** Actions for a selection, between its size and the buttons to select all or none. Announces the size. */
export function BulkBar({ label, selectedText, count, total, bulk, labels, onAll, onClear, children }: BulkBarProps) {
  const format = useFormat();
  useEffect(() => announce(selectedText), [selectedText]);
  // While an action runs its button is not rendered; afterwards focus goes to the first button.
  const first = useRef<HTMLButtonElement>(null);
  const isRunning = bulk.progress !== null;
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) first.current?.focus();
    wasRunning.current = isRunning;
  }, [isRunning]);
  return (
    <SelectionBar
      label={label ?? selectedText}
      count={selectedText}
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
  /** Name of the bar; default: the number of selected items. */
  label?: string;
  /** Number of selected items, as text. */
  selectedText: string;
  count: number;
  /** Number of items that can be selected. */
  total: number;
  /** Result of `useBulkWrites`. */
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
  /** Actions; the first one gets the `ref`. */
  children: (first: RefObject<HTMLButtonElement | null>) => ReactNode;
}
