import { Breadcrumbs, ButtonLink, EmptyState, PageHeader } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { guideQuery } from '#features/guides/api/guideQueries';
import { guidesPaths } from '#features/guides/guidesPaths';
import { GuideView } from '#shared/guide/GuideView';
import type { GuideAround, GuideEntry, GuidePath } from '#shared/guide/model/guideIndex';
import { readingMinutes } from '#shared/guide/model/outline';
import { linkGuides, type WrittenGuide } from '#shared/guide/model/readGuide';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { renderMarkdown } from '#shared/markdown/renderMarkdown';
import { QueryPage } from '#shared/query/QueryPage';
import { GuideSkeleton } from './GuideSkeleton';

/** The open guide, with its loading, failed and not-found states. */
export function DocsGuide({ language, place, lang }: DocsGuideProps) {
  const { t } = useTranslation('guides');
  const query = useQuery(guideQuery(language, place));
  const guide = query.data;
  useDocumentTitle(guide?.title ?? t(guide === null ? 'gone' : 'title'));
  if (guide === null) {
    return (
      <EmptyState
        level={1}
        illustration="map"
        title={t('gone')}
        action={<ButtonLink href={guidesPaths.first}>{t('first')}</ButtonLink>}
      >
        {t('goneText')}
      </EmptyState>
    );
  }
  return (
    <div>
      {!guide && <PageHeader size="display" title={t('title')} />}
      <QueryPage
        query={query}
        count={1}
        labels={{ failed: t('failed') }}
        waiting={<GuideSkeleton rows={4} height={96} />}
        empty={null}
      >
        {guide && (
          <ReadGuide key={`${language} ${place.category} ${place.guide}`} guide={guide} from={place.category} lang={lang} />
        )}
      </QueryPage>
    </div>
  );
}

export interface DocsGuideProps {
  language: string;
  place: GuidePath;
  /** Language of the guide, if it differs from the page's. */
  lang?: string;
}

function ReadGuide({ guide, from, lang }: { guide: WrittenGuide & GuideAround; from: string; lang?: string }) {
  const { t } = useTranslation('guides');
  const { title, lead, body, category, previous, next } = guide;
  const html = useMemo(
    () => renderMarkdown(linkGuides(body, from, (place) => guidesPaths.guide(place.category, place.guide))),
    [body, from],
  );
  const crumbs = [
    { label: t('title'), href: guidesPaths.first },
    ...(category ? [{ label: category.title }] : []),
    { label: title },
  ];
  return (
    <GuideView
      title={title}
      subtitle={lead}
      html={html}
      lang={lang}
      minutes={readingMinutes(html)}
      breadcrumbs={<Breadcrumbs label={t('where')} items={crumbs} />}
      previous={linkOf(previous)}
      next={linkOf(next)}
    />
  );
}

const linkOf = (guide: GuideEntry | null) =>
  guide && { title: guide.title, href: guidesPaths.guide(guide.category, guide.guide) };
