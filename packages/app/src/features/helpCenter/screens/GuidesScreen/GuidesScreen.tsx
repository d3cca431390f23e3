import type { HelpGuideList } from '@stockroom/contract';
import { ButtonLink, EmptyState, Link, PageHeader } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { guidesQuery } from '#features/helpCenter/api/helpQueries';
import { GuideList } from '#features/helpCenter/components/GuideList/GuideList';
import { GuideNotFound } from '#features/helpCenter/components/GuideNotFound/GuideNotFound';
import { HelpCrumbs } from '#features/helpCenter/components/HelpCrumbs/HelpCrumbs';
import { Page, Part, PartHead } from '#features/helpCenter/components/HelpPage.styles';
import { HelpSkeleton } from '#features/helpCenter/components/HelpSkeleton/HelpSkeleton';
import { helpPaths } from '#features/helpCenter/helpCenterPaths';
import { isApiError } from '#shared/api/ApiError';
import { useFormat } from '#shared/format/useFormat';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryPage } from '#shared/query/QueryPage';

/** The first guides of each category, or all guides of the category in the address. */
export function GuidesScreen() {
  const { t } = useTranslation('helpCenter');
  const format = useFormat();
  const { category: slug } = useParams();
  const query = useQuery(guidesQuery(useLanguage(), slug));
  const categories = (query.data ?? []).filter(({ totalGuides }) => totalGuides > 0 || slug !== undefined);
  const only = slug === undefined ? undefined : categories[0];
  const title = only?.title ?? t('guides.title');
  useDocumentTitle(title);
  if (isApiError(query.error, 'notFound')) return <GuideNotFound />;
  const count = only?.totalGuides ?? 0;
  const leadText = only ? t('guides.count', { count, formatted: format.number(count) }) : t('guides.lead');
  return (
    <Page>
      <PageHeader size="display" title={title} description={leadText} breadcrumbs={<Crumbs category={only} />} />
      <QueryPage
        query={query}
        count={categories.length}
        labels={{ failed: t('failed'), stale: t('stale') }}
        waiting={<HelpSkeleton rows={8} height={64} />}
        empty={<EmptyState title={t('guides.empty')}>{t('guides.emptyText')}</EmptyState>}
      >
        {categories.map((category) => (
          <Category key={category.id} category={category} isAlone={only !== undefined} />
        ))}
      </QueryPage>
    </Page>
  );
}

function Crumbs({ category }: { category: HelpGuideList | undefined }) {
  const { t } = useTranslation('helpCenter');
  const guides = { label: t('guides.title') };
  return <HelpCrumbs items={category ? [{ ...guides, href: helpPaths.guides }, { label: category.title }] : [guides]} />;
}

function Category({ category, isAlone }: { category: HelpGuideList; isAlone: boolean }) {
  const { t } = useTranslation('helpCenter');
  const format = useFormat();
  const { id, slug, title, guides, visibleGuides, totalGuides } = category;
  const formatted = format.number(totalGuides);
  return (
    <Part aria-labelledby={isAlone ? undefined : id} aria-label={isAlone ? title : undefined}>
      {!isAlone && (
        <PartHead>
          <h2 id={id}>{title}</h2>
          {totalGuides > visibleGuides && (
            <Link href={helpPaths.category(slug)} aria-label={t('guides.viewAllOf', { formatted, category: title })}>
              {t('guides.viewAll', { formatted })}
            </Link>
          )}
        </PartHead>
      )}
      {guides.length > 0 ? (
        <GuideList category={slug} guides={guides} label={title} />
      ) : (
        <EmptyState
          level={3}
          title={t('guides.empty')}
          action={<ButtonLink href={helpPaths.guides}>{t('guides.all')}</ButtonLink>}
        >
          {t('guides.emptyCategory')}
        </EmptyState>
      )}
    </Part>
  );
}
