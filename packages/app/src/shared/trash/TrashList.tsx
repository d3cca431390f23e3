import { Button, IconButton, Text, Inline } from '@stockroom/ui';
import { useId } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import { useFormat } from '../format/useFormat';
import { relativeTime } from '../format/relativeTime';
import { useNow } from '../hooks/useNow';
import './locales/types';
import { Heading, Item, Items, Name, Words } from './TrashList.styles';

/** Things that were deleted, the last first, each with what brings it back or takes it away for ever. */
export function TrashList({ title, items }: TrashListProps) {
  const { t } = useTranslation('trash');
  const { locale } = useFormat();
  const now = useNow();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <Items>
        {items.map((item) => (
          <Item key={item.id}>
            <Words>
              <Name id={`${id}-${item.id}`}>{item.name}</Name>
              <Text font="caption" tone="muted">
                {item.about !== '' && <>{item.about} · </>}
                {t('deleted', { when: relativeTime(item.deletedAt, now, locale) })}
              </Text>
            </Words>
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
    </section>
  );
}

export interface TrashItem {
  id: string;
  name: string;
  /** Where it comes from, or what is in it. */
  about: string;
  /** An instant. */
  deletedAt: string;
  /** Left out where it can't come back now. */
  onRestore?: () => void;
  /** Deletes it for ever. Left out where the trash keeps everything. */
  onDelete?: () => void;
}

export interface TrashListProps {
  title: string;
  items: readonly TrashItem[];
}
