import type { HelpGuide, HelpGuideNeighbour } from '@stockroom/contract';
import { PageHeader } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { guideQuery } from '#features/helpCenter/api/helpQueries';
import { GuideFeedback } from '#features/helpCenter/components/GuideFeedback/GuideFeedback';
import { GuideNotFound } from '#features/helpCenter/components/GuideNotFound/GuideNotFound';
import { HelpCrumbs } from '#features/helpCenter/components/HelpCrumbs/HelpCrumbs';
import { Page } from '#features/helpCenter/components/HelpPage.styles';
import { HelpSkeleton } from '#features/helpCenter/components/HelpSkeleton/HelpSkeleton';
import { helpPaths } from '#features/helpCenter/helpCenterPaths';
import { isApiError } from '#shared/api/ApiError';
import { GuideView } from '#shared/guide/GuideView';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { sanitizeHtml } from '#shared/html/sanitizeHtml';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryPage } from '#shared/query/QueryPage';
import { useGuideFeedback } from './useGuideFeedback';

/** A guide of the help center. */
export function GuideScreen() {
  const { t } = useTranslation('helpCenter');
  const { category = '', guide: slug = '' } = useParams();
  const query = useQuery(guideQuery(useLanguage(), category, slug));
  const guide = query.data;
  useDocumentTitle(guide?.title ?? t('guides.title'));
  if (isApiError(query.error, 'notFound')) return <GuideNotFound />;
  return (
    <>
      {!guide && (
        <PageHeader
          size="display"
          title={t('guides.title')}
          breadcrumbs={<HelpCrumbs items={[{ label: t('guides.title') }]} />}
        />
      )}
      <QueryPage
        query={query}
        count={1}
        labels={{ failed: t('failed'), stale: t('stale') }}
        waiting={
          <Page>
            <HelpSkeleton rows={4} height={96} />
          </Page>
        }
        empty={null}
      >
        {guide && <ReadGuide key={guide.id} guide={guide} />}
      </QueryPage>
    </>
  );
}

function ReadGuide({ guide }: { guide: HelpGuide }) {
  const { t } = useTranslation('helpCenter');
  const { category, title, subtitle, content, minutes, updatedAt, previous, next } = guide;
  const html = useMemo(() => sanitizeHtml(content, { pictures: true }), [content]);
  const feedback = useGuideFeedback(guide);
  return (
    <GuideView
      title={title}
      subtitle={subtitle}
      html={html}
      minutes={minutes}
      updatedAt={updatedAt}
      breadcrumbs={
        <HelpCrumbs
          items={[
            { label: t('guides.title'), href: helpPaths.guides },
            { label: category.title, href: helpPaths.category(category.slug) },
            { label: title },
          ]}
        />
      }
      previous={linkOf(previous)}
      next={linkOf(next)}
    >
      <GuideFeedback {...feedback} />
    </GuideView>
  );
}

const linkOf = (guide: HelpGuideNeighbour | null) =>
  guide && { title: guide.title, href: helpPaths.guide(guide.categorySlug, guide.slug) };
