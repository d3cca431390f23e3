import type { FileItem } from '@stockroom/contract';
import { useId, useRef, useState } from 'react';
import { isSelected, type Selection } from '#shared/list/model/selection';
import { type CellActions, FileCell } from './FileCell';
import { CellSlot, Cells, Heading, Section } from './FileGrid.styles';
import { useGridWindow } from './useGridWindow';

/** In px. */
const SIZES = { tiles: { cellWidth: 160, cellHeight: 152 }, list: { cellWidth: null, cellHeight: 52 } } as const;

/**
 * Files or folders as tiles or rows, inside a scroll container (`data-scroller`). Only cells near the viewport, and the focused
 * cell, are rendered.
 */
export function FileGrid({ title, items, view, hrefOf, openId, selection, cut, wanted, actions }: FileGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const id = useId();
  const { cellHeight } = SIZES[view];
  const { columns, first, end } = useGridWindow(list, { count: items.length, ...SIZES[view] });
  const shown = items.slice(first, end);
  const keptAt = items.findIndex((item) => item.id === (focused ?? wanted));
  const keptItem = items[keptAt];
  if (keptItem && keptAt < first) shown.unshift(keptItem);
  if (keptItem && keptAt >= end) shown.push(keptItem);
  const positionOf = (item: FileItem, index: number) =>
    item === keptItem ? keptAt : first + index - (keptItem && keptAt < first ? 1 : 0);
  return (
    <Section aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <Cells
        ref={list}
        aria-labelledby={id}
        data-view={view}
        data-columns={columns}
        style={{ height: Math.ceil(items.length / columns) * cellHeight }}
        onFocus={(event) => setFocused(event.target.closest<HTMLElement>('[data-item]')?.dataset['item'] ?? null)}
        onBlur={() => setFocused(null)}
      >
        {shown.map((item, index) => {
          const at = positionOf(item, index);
          const place = {
            insetInlineStart: `${((at % columns) / columns) * 100}%`,
            width: `${100 / columns}%`,
            height: cellHeight,
            transform: `translateY(${Math.floor(at / columns) * cellHeight}px)`,
          };
          return (
            <CellSlot key={item.id} style={place} aria-setsize={items.length} aria-posinset={at + 1}>
              <FileCell
                item={item}
                view={view}
                href={hrefOf(item)}
                isOpen={item.id === openId}
                isSelected={isSelected(selection, item.id)}
                isCut={cut.has(item.id)}
                actions={actions}
              />
            </CellSlot>
          );
        })}
      </Cells>
    </Section>
  );
}

export interface FileGridProps {
  /** "Folders" or "Files". */
  title: string;
  items: readonly FileItem[];
  view: 'tiles' | 'list';
  hrefOf: (item: FileItem) => string;
  openId: string | null;
  selection: Selection<string>;
  /** Ids of the cut items. */
  cut: ReadonlySet<string>;
  /** Id of an item that is about to be focused and so is always rendered. */
  wanted: string | null;
  actions: CellActions;
}
