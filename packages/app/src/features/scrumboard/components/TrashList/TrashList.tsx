import { Button } from '@stockroom/ui';
import { useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useFormat } from '../../../../shared/format/useFormat';
import { relativeTime } from '../../../../shared/format/relativeTime';
import { useNow } from '../../../../shared/hooks/useNow';
import { About, Heading, Item, Items, Name, Words } from './TrashList.styles';

/** Things that were deleted, the last first, each with what brings it back. */
export function TrashList({ title, items }: TrashListProps) {
  const { t } = useTranslation('scrumboard');
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
              <About>
                {item.about} · {t('trash.deleted', { when: relativeTime(item.deletedAt, now, locale) })}
              </About>
            </Words>
            {item.onRestore && (
              <Button size="sm" icon="undo" onPress={item.onRestore} aria-describedby={`${id}-${item.id}`}>
                {t('trash.restore')}
              </Button>
            )}
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
}

export interface TrashListProps {
  title: string;
  items: readonly TrashItem[];
}
