import { Highlight, Link } from '@stockroom/ui';
import { guidesPaths } from '#features/guides/guidesPaths';
import type { FoundGuide } from '#features/guides/model/findGuides';
import { type GuidePath, isSame } from '#shared/guide/model/guideIndex';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Count, Entries, FoundText } from './GuideMenu.styles';

/** Guides that match the search term, with excerpts. The search stays while the user moves between guides. */
export function GuideResults({ guides, current, lang, search, message }: GuideResultsProps) {
  const { t } = useTranslation('guides');
  return (
    <>
      <Count>{guides.length > 0 ? message : t('search.nothing')}</Count>
      <Entries lang={lang}>
        {guides.map((entry) => (
          <li key={`${entry.category} ${entry.guide}`}>
            <Link
              href={`${guidesPaths.guide(entry.category, entry.guide)}?search=${encodeURIComponent(search)}`}
              aria-current={isSame(entry, current) ? 'page' : undefined}
            >
              <Highlight text={entry.title} query={search} />
            </Link>
            <FoundText>
              <Highlight text={entry.excerpt} query={search} />
            </FoundText>
          </li>
        ))}
      </Entries>
    </>
  );
}

export interface GuideResultsProps {
  guides: readonly FoundGuide[];
  current: GuidePath;
  /** Language of the guides, if it differs from the page's. */
  lang?: string;
  search: string;
  /** Text with the number of results. */
  message: string;
}
