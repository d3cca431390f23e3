import { EmptyState, Link } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { faqsQuery, guidesQuery, missedQuery } from '#features/helpCenter/api/helpQueries';
import { FaqList } from '#features/helpCenter/components/FaqList/FaqList';
import { FaqSkeleton } from '#features/helpCenter/components/FaqList/FaqSkeleton';
import { GuideList } from '#features/helpCenter/components/GuideList/GuideList';
import { Columns, Part, PartHead } from '#features/helpCenter/components/HelpPage.styles';
import { HelpSkeleton } from '#features/helpCenter/components/HelpSkeleton/HelpSkeleton';
import { MissedSearches } from '#features/helpCenter/components/MissedSearches/MissedSearches';
import { WaysToHelp } from '#features/helpCenter/components/WaysToHelp/WaysToHelp';
import { helpPaths } from '#features/helpCenter/helpCenterPaths';
import { FIRST_GUIDES, MOST_ASKED } from '#features/helpCenter/model/categories';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryPage } from '#shared/query/QueryPage';

/** Links to the areas of the help center, the most asked questions, and the first guides. */
export function HelpHome() {
  const missed = useQuery(missedQuery());
  return (
    <>
      <WaysToHelp />
      <Columns>
        <MostAsked />
        <FirstGuides />
      </Columns>
      <MissedSearches missed={missed.data ?? []} />
    </>
  );
}

function MostAsked() {
  const { t } = useTranslation('helpCenter');
  const query = useQuery(faqsQuery(useLanguage(), MOST_ASKED));
  const [category] = query.data ?? [];
  return (
    <Part aria-labelledby="help-asked">
      <PartHead>
        <h2 id="help-asked">{category?.title ?? t('faqs.short')}</h2>
        <Link href={helpPaths.faqs}>{t('faqs.all')}</Link>
      </PartHead>
      <QueryPage
        query={query}
        count={category?.faqs.length ?? 0}
        labels={{ failed: t('failed'), stale: t('stale') }}
        level={3}
        waiting={<FaqSkeleton rows={5} />}
        hasContentBelow
        empty={
          <EmptyState level={3} title={t('faqs.empty')}>
            {t('faqs.emptyText')}
          </EmptyState>
        }
      >
        <FaqList faqs={category?.faqs ?? []} />
      </QueryPage>
    </Part>
  );
}

function FirstGuides() {
  const { t } = useTranslation('helpCenter');
  const query = useQuery(guidesQuery(useLanguage()));
  const category = query.data?.find(({ slug }) => slug === FIRST_GUIDES);
  return (
    <Part aria-labelledby="help-first">
      <PartHead>
        <h2 id="help-first">{t('guides.first')}</h2>
        <Link href={helpPaths.guides}>{t('guides.all')}</Link>
      </PartHead>
      <QueryPage
        query={query}
        count={category?.guides.length ?? 0}
        labels={{ failed: t('failed'), stale: t('stale') }}
        level={3}
        waiting={<HelpSkeleton />}
        empty={
          <EmptyState level={3} title={t('guides.empty')}>
            {t('guides.emptyText')}
          </EmptyState>
        }
      >
        <GuideList category={FIRST_GUIDES} guides={category?.guides ?? []} label={t('guides.first')} />
      </QueryPage>
    </Part>
  );
}
