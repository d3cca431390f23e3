import type { HelpGuideHead } from '@stockroom/contract';
import { Link } from '@stockroom/ui';
import { helpPaths } from '#features/helpCenter/helpCenterPaths';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Rows } from '../HelpPage.styles';
import { Item, List, Minutes } from './GuideList.styles';

/** Guides with what each teaches and how long it takes. */
export function GuideList({ category, guides, label }: GuideListProps) {
  const { t } = useTranslation('helpCenter');
  const format = useFormat();
  return (
    <Rows>
      <List aria-label={label}>
        {guides.map(({ id, slug, title, subtitle, minutes }) => (
          <Item key={id}>
            <Link href={helpPaths.guide(category, slug)}>{title}</Link>
            <Minutes>{t('guides.minutes', { formatted: format.number(minutes) })}</Minutes>
            <p>{subtitle}</p>
          </Item>
        ))}
      </List>
    </Rows>
  );
}

export interface GuideListProps {
  /** Slug of their category. */
  category: string;
  guides: readonly HelpGuideHead[];
  /** Accessible name of the list: the category's title. */
  label: string;
}
