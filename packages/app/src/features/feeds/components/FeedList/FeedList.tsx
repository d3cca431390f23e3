import { Button, FeedGroup } from '@stockroom/ui';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FeedItem } from '#features/feeds/model/feed';
import { dayName, groupByDay } from '#shared/format/days';
import { useFormat } from '#shared/format/useFormat';
import { useNow } from '#shared/hooks/useNow';
import { useTranslation } from '#shared/i18n/useTranslation';
import { End, More } from './FeedList.styles';
import { FeedRow } from './FeedRow';

/** Number of rows shown at first, and added by each "Show more". */
export const FEED_PAGE = 50;

/** Rows grouped by day. Arrow keys move between rows; many rows come in parts. */
export function FeedList({ items, onOpen, onToggleRead, onRemove }: FeedListProps) {
  const { t } = useTranslation('feeds');
  const format = useFormat();
  const now = useNow();
  const [shown, setShown] = useState(FEED_PAGE);
  const list = useRef<HTMLDivElement>(null);
  const rowOf = (id: string) => list.current?.querySelector<HTMLElement>(`[data-feed-row="${CSS.escape(id)}"]`) ?? null;

  /** Id of the first row added by the last "Show more": it takes the focus. */
  const firstNew = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (firstNew.current === undefined) return;
    rowOf(firstNew.current)?.querySelector<HTMLElement>('a, button')?.focus();
    firstNew.current = undefined;
  }, [shown]);

  const showMore = () => {
    firstNew.current = items[shown]?.id;
    setShown(shown + FEED_PAGE);
  };
  const focusRemove = (next: FeedItem | undefined) => {
    const buttons = next && rowOf(next.id)?.querySelectorAll<HTMLElement>('button');
    const button = buttons?.[buttons.length - 1];
    button?.focus();
    return button !== undefined;
  };
  const pressKey = (event: KeyboardEvent) => {
    if (list.current && stepTo(event.key, list.current)) event.preventDefault();
  };

  return (
    <div ref={list} role="presentation" onKeyDown={pressKey}>
      {groupByDay(items.slice(0, shown), ({ time }) => time).map(({ day, items: dayItems }) => (
        <FeedGroup key={day} label={dayName(day, now, format.locale)}>
          {dayItems.map((item) => (
            <FeedRow
              key={item.id}
              item={item}
              now={now}
              onOpen={({ elsewhere }) => onOpen(item, elsewhere)}
              onToggleRead={() => onToggleRead(item)}
              onRemove={() => onRemove(item, focusRemove)}
            />
          ))}
        </FeedGroup>
      ))}
      {items.length > shown && (
        <More>
          <span>{t('shown', { shown: format.number(shown), total: format.number(items.length) })}</span>
          <Button size="sm" onPress={showMore}>
            {t('showMore')}
          </Button>
        </More>
      )}
      {items.length > FEED_PAGE && items.length <= shown && <End />}
    </div>
  );
}

export interface FeedListProps {
  /** Newest first. */
  items: readonly FeedItem[];
  onOpen: (item: FeedItem, elsewhere: boolean) => void;
  onToggleRead: (item: FeedItem) => void;
  /** `focus` moves the focus to the same button of another row, and returns whether there was such a row. */
  onRemove: (item: FeedItem, focus: (next: FeedItem | undefined) => boolean) => void;
}

const ROW = '[data-feed-row]';

/**
 * Moves the focus to the same control of the row above, below, first or last.
 * @returns whether the list handles the key
 */
function stepTo(key: string, list: HTMLElement): boolean {
  const row = document.activeElement?.closest<HTMLElement>(ROW);
  const rows = [...list.querySelectorAll<HTMLElement>(ROW)];
  const at = row ? rows.indexOf(row) : -1;
  if (!row || at === -1) return false;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key];
  const target = to === undefined ? undefined : rows[to];
  if (!target) return false;
  // Counts from the row's end: a row without a link has one control less at its start.
  const fromEnd = controls(row).findLastIndex((control) => control === document.activeElement) - controls(row).length;
  (controls(target).at(fromEnd) ?? controls(target)[0])?.focus();
  return true;
}

const controls = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('a[href], button')];
