import { type ReactNode, useEffect, useRef } from 'react';
import { DragLayer, ListBox, ROW_HEIGHT } from '#features/tasks/components/TaskRows/TaskRows.styles';
import { connectListDrag } from '#shared/drag/connectListDrag';
import { useLatest } from '#shared/hooks/useLatest';

/** The frame of the list, in which rows are dragged. */
export function TaskListBox({ isOrdered, children, ...drag }: TaskListBoxProps) {
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  // A drag spans several renders of the screen, so it reads the latest values.
  const latest = useLatest(drag);
  useEffect(() => {
    if (!isOrdered || !root.current || !layer.current) return undefined;
    const box = root.current;
    return connectListDrag(box, layer.current, {
      ids: () => latest.current.ids,
      movedWith: (id) => latest.current.movedWith(id),
      rowHeight: ROW_HEIGHT,
      scroller: () => box.querySelector<HTMLElement>('[role="list"]')?.parentElement ?? null,
      drop: (id, slot) => latest.current.onDrop(id, slot),
    });
  }, [isOrdered, latest]);
  return (
    <ListBox ref={root}>
      {children}
      <DragLayer ref={layer} aria-hidden />
    </ListBox>
  );
}

interface TaskListBoxProps {
  /** Ids of the rows, in the order shown. */
  ids: readonly string[];
  /** Whether the list is in its manual order. */
  isOrdered: boolean;
  /** Ids of the rows that move with a row. */
  movedWith: (id: string) => ReadonlySet<string>;
  /** Called with the slot among the rows that do not move. */
  onDrop: (id: string, slot: number) => void;
  children: ReactNode;
}
