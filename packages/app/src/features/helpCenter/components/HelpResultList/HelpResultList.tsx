import type { HelpResult } from '@stockroom/contract';
import { Highlight, Link, Inline } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safePath } from '#shared/links/safePath';
import { List } from '../GuideList/GuideList.styles';
import { Rows } from '../HelpPage.styles';
import { Found } from './HelpResultList.styles';

/** Search results of the help center, with the search terms marked. */
export function HelpResultList({ results, search }: HelpResultListProps) {
  const { t } = useTranslation('helpCenter');
  return (
    <Rows>
      <List aria-label={t('search.results')}>
        {results.map(({ id, kind, title, category, excerpt, link }) => (
          <Found key={`${kind} ${id}`}>
            <Link href={safePath(link) ?? '#'}>
              <Highlight text={title} query={search} />
            </Link>
            <p>
              <Highlight text={excerpt} query={search} />
            </p>
            <Inline gap={1} columnGap={2} as="p">
              <span>{t(`search.${kind}`)}</span>
              <span aria-hidden>·</span>
              <span>{category}</span>
            </Inline>
          </Found>
        ))}
      </List>
    </Rows>
  );
}

export interface HelpResultListProps {
  results: readonly HelpResult[];
  search: string;
}
