import { IconButton, Menu } from '@stockroom/ui';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import type { CardRange } from '../model/periods';

/** Chooses a time for one card alone, or that of the page. */
export function RangeMenu<Range extends CardRange>({ title, ranges, own, onOwn }: RangeMenuProps<Range>) {
  const { t } = useTranslation('dashboards');
  const label = t('analytics.rangeOf', { title });
  const nameOf = (range: CardRange) => t(`period.last.${range}`);
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="more" size="sm" label={label} />}
      items={[
        {
          type: 'section',
          title: t('period.label'),
          choice: 'one',
          items: [null, ...ranges].map((each) => ({
            id: each ?? 'page',
            label: each === null ? t('period.asPage') : nameOf(each),
            checked: each === own,
            onSelect: () => onOwn(each),
          })),
        },
      ]}
    />
  );
}

interface RangeMenuProps<Range extends CardRange> {
  /** Of the card. */
  title: string;
  ranges: readonly Range[];
  /** The card's own time; `null` for the page's. */
  own: Range | null;
  onOwn: (range: Range | null) => void;
}
