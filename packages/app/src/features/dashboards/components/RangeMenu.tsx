import { useTranslation } from '#shared/i18n/useTranslation';
import type { CardRange } from '../model/periods';
import { CardMenu } from './CardMenu';
import { choiceSection } from './choiceSection';

/** Chooses a period for a single card, or the page's. */
export function RangeMenu<Range extends CardRange>({ title, ranges, own, onOwn }: RangeMenuProps<Range>) {
  const { t } = useTranslation('dashboards');
  const nameOf = (range: CardRange) => t(`period.last.${range}`);
  const options = [null, ...ranges].map((each): { id: Range | typeof PAGE; label: string } => ({
    id: each ?? PAGE,
    label: each === null ? t('period.asPage') : nameOf(each),
  }));
  return (
    <CardMenu
      label={t('analytics.rangeOf', { title })}
      items={[choiceSection(t('period.label'), options, own ?? PAGE, (id) => onOwn(id === PAGE ? null : id))]}
    />
  );
}

const PAGE = 'page';

interface RangeMenuProps<Range extends CardRange> {
  /** Title of the card. */
  title: string;
  ranges: readonly Range[];
  /** The card's own period; `null` for the page's. */
  own: Range | null;
  onOwn: (range: Range | null) => void;
}
