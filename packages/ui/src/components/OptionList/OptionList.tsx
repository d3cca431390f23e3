import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Icon } from '../Icon/Icon';
import { Description, List, NoTick, Note, EmptyMessage, OptionRow, OptionText, Popup, Track } from './OptionList.styles';
import { rowsToRender, scrollToShow } from './optionWindow';
import type { ListOption } from './types';
import { usePopupPosition } from './usePopupPosition';

/**
 * The options of a field, in the top layer beside it. Renders a popover with a `listbox`; the focus stays in the field, which
 * names the active option by `aria-activedescendant`. More than sixty options are windowed: only the visible rows are rendered.
 */
export function OptionList({
  id,
  labelledBy,
  fieldRef,
  options,
  active,
  isByKey,
  selected,
  onPick,
  onPoint,
  emptyText,
}: OptionListProps) {
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  usePopupPosition(popup, fieldRef);
  const isWindowed = options.length > windowedFrom;
  const [first, setFirst] = useState(() => Math.max(0, active - visibleRows));
  const rows = isWindowed ? rowsToRender(first, visibleRows, options.length, active) : options.map((_, index) => index);

  useLayoutEffect(() => {
    if (list.current && active >= 0) showRow(list.current, active, isWindowed ? options.length : null);
  }, [active, isWindowed, options.length]);

  return (
    // The press must not take the focus from the field.
    <Popup ref={popup} popover="manual" onMouseDown={(event) => event.preventDefault()}>
      {options.length === 0 && <EmptyMessage>{emptyText}</EmptyMessage>}
      <List
        ref={list}
        id={id}
        aria-labelledby={labelledBy}
        tabIndex={-1}
        hidden={options.length === 0}
        onScroll={isWindowed ? (event) => setFirst(topRow(event.currentTarget, options.length)) : undefined}
      >
        <Track style={isWindowed ? { height: `${options.length * rowRem}rem` } : undefined}>
          {rows.map((index) => {
            const option = options[index];
            if (!option) return null;
            return (
              <OptionRow
                key={option.value}
                id={optionId(id, index)}
                aria-selected={option.value === selected}
                aria-setsize={isWindowed ? options.length : undefined}
                aria-posinset={isWindowed ? index + 1 : undefined}
                data-active={index === active ? (isByKey ? 'key' : 'pointer') : undefined}
                data-placed={isWindowed || undefined}
                style={isWindowed ? { top: `${index * rowRem}rem` } : undefined}
                title={isWindowed ? option.label : undefined}
                onPointerMove={() => {
                  if (index !== active) onPoint(index);
                }}
                onClick={() => onPick(option)}
              >
                {option.icon}
                <OptionText>
                  {option.label}
                  {option.description && <Description>{option.description}</Description>}
                </OptionText>
                {option.note && <Note>{option.note}</Note>}
                {option.value === selected ? <Icon name="check" size={16} /> : <NoTick />}
              </OptionRow>
            );
          })}
        </Track>
      </List>
    </Popup>
  );
}

/** Returns the id of an option's row. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

const windowedFrom = 60;
/** The height of a windowed row; in rem, so that it grows with the browser's text size. */
const rowRem = 2.25;

const visibleRows = 9;

/** Returns the height of a windowed row in px. */
const rowHeight = (list: HTMLElement, count: number) => (list.firstElementChild?.clientHeight ?? 0) / count;

const topRow = (list: HTMLElement, count: number) => Math.floor(list.scrollTop / (rowHeight(list, count) || 1));

/**
 * Scrolls to a row.
 * @param windowedCount How many rows a windowed list has; null for a list that is rendered whole.
 */
function showRow(list: HTMLElement, index: number, windowedCount: number | null) {
  if (windowedCount === null) list.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  else list.scrollTo({ top: scrollToShow(index, list.scrollTop, list.clientHeight - 8, rowHeight(list, windowedCount)) });
}

interface OptionListProps {
  id: string;
  /** Id of the field's label. */
  labelledBy: string;
  /** The element beside which the list stands. */
  fieldRef: RefObject<HTMLElement | null>;
  options: readonly ListOption[];
  /** Index of the active option, -1 for none. */
  active: number;
  /** Whether the keyboard made the option active. */
  isByKey: boolean;
  /** Value of the selected option. */
  selected: string | null;
  onPick: (option: ListOption) => void;
  /** Called when the pointer moves over an option. */
  onPoint: (index: number) => void;
  /** Text shown where there are no options. */
  emptyText?: string;
}
