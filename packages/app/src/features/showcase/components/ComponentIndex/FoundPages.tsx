import { Link } from '@stockroom/ui';
import type { FoundPage } from '#features/showcase/model/findPages';
import { type ShowcasePageName, showcasePaths } from '#features/showcase/showcasePaths';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Kind, Tile, Tiles } from './ComponentIndex.styles';
import { firstTitles } from './firstTitles';

/** The other pages of the design system that match the search, each with its first matches. */
export function FoundPages({ pages }: { pages: readonly FoundPage<ShowcasePageName>[] }) {
  const { t } = useTranslation('showcase');
  return (
    <Kind aria-labelledby="found-pages">
      <h2 id="found-pages">{t('foundPages')}</h2>
      <Tiles>
        {pages.map(({ page, title, lead, found }) => (
          <Tile key={page}>
            <Link variant="record" href={showcasePaths[page]}>
              {title}
            </Link>
            <p>{lead}</p>
            {found.length > 0 && <small>{firstTitles(found)}</small>}
          </Tile>
        ))}
      </Tiles>
    </Kind>
  );
}
