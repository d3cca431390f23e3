import { Button, IconButton, Inline, Text, usePreserveRowFocus } from '@stockroom/ui';
import { useId, useRef, useState } from 'react';
import { relativeTime } from '../format/relativeTime';
import { useFormat } from '../format/useFormat';
import { useNow } from '../hooks/useNow';
import { useTranslation } from '../i18n/useTranslation';
import { Heading, Item, Items, Name, TextBlock } from './TrashList.styles';

/** Number of entries rendered, and added with each click: a trash may hold thousands. */
const STEP = 100;

/** Deleted records, latest first, each with buttons to restore it or delete it for ever. */
export function TrashList({ title, items }: TrashListProps) {
  const { t } = useTranslation('trash');
  const { locale, number } = useFormat();
  const now = useNow();
  const id = useId();
  const [limit, setLimit] = useState(STEP);
  const more = Math.min(items.length - limit, STEP);
  const list = useRef<HTMLUListElement>(null);
  usePreserveRowFocus(list);
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <Items ref={list}>
        {items.slice(0, limit).map((item) => (
          <Item key={item.id}>
            <TextBlock>
              <Name id={`${id}-${item.id}`}>{item.name}</Name>
              <Text font="caption" tone="muted">
                {item.about !== '' && <>{item.about} · </>}
                {t('deleted', { when: relativeTime(item.deletedAt, now, locale) })}
              </Text>
            </TextBlock>
            <Inline gap={1} wrap={false}>
              {item.onRestore && (
                <Button size="sm" icon="undo" onPress={item.onRestore} aria-describedby={`${id}-${item.id}`}>
                  {t('restore')}
                </Button>
              )}
              {item.onDelete && (
                <IconButton size="sm" icon="delete" label={t('deleteForeverOf', { name: item.name })} onPress={item.onDelete} />
              )}
            </Inline>
          </Item>
        ))}
      </Items>
      {more > 0 && (
        <Button onPress={() => setLimit(limit + STEP)}>
          {t('showMore', { formatted: number(more), total: number(items.length) })}
        </Button>
      )}
    </section>
  );
}

export interface TrashItem {
  id: string;
  name: string;
  /** Its origin or content. */
  about: string;
  /** Instant of the deletion. */
  deletedAt: string;
  /** Left out where it can't be restored now. */
  onRestore?: () => void;
  /** Deletes it for ever. Left out where the trash keeps everything. */
  onDelete?: () => void;
}

export interface TrashListProps {
  title: string;
  items: readonly TrashItem[];
}
