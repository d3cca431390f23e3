import { EmptyState, PageHeader } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { faqsQuery } from '#features/helpCenter/api/helpQueries';
import { FaqList } from '#features/helpCenter/components/FaqList/FaqList';
import { HelpCrumbs } from '#features/helpCenter/components/HelpCrumbs/HelpCrumbs';
import { Page, Part } from '#features/helpCenter/components/HelpPage.styles';
import { HelpSkeleton } from '#features/helpCenter/components/HelpSkeleton/HelpSkeleton';
import { namedFaq } from '#features/helpCenter/model/namedFaq';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryPage } from '#shared/query/QueryPage';

/** All questions by category. The question in the address (`#id`) is open and in view. */
export function FaqsScreen() {
  const { t } = useTranslation('helpCenter');
  useDocumentTitle(t('faqs.title'));
  const query = useQuery(faqsQuery(useLanguage()));
  const categories = (query.data ?? []).filter(({ faqs }) => faqs.length > 0);
  const named = namedFaq(useLocation().hash);
  useRevealQuestion(named, categories.length > 0);
  return (
    <Page>
      <PageHeader
        size="display"
        title={t('faqs.title')}
        description={t('faqs.lead')}
        breadcrumbs={<HelpCrumbs items={[{ label: t('faqs.short') }]} />}
      />
      <QueryPage
        query={query}
        count={categories.length}
        labels={{ failed: t('failed'), stale: t('stale') }}
        waiting={<HelpSkeleton rows={8} />}
        empty={<EmptyState title={t('faqs.empty')}>{t('faqs.emptyText')}</EmptyState>}
      >
        {categories.map(({ id, title, faqs }) => (
          <Part key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <FaqList faqs={faqs} named={named} />
          </Part>
        ))}
      </QueryPage>
    </Page>
  );
}

/** Scrolls the question in the address into view and focuses it, once it is loaded. */
function useRevealQuestion(id: string | undefined, isThere: boolean) {
  useEffect(() => {
    if (id === undefined || !isThere) return;
    const question = document.getElementById(id);
    question?.scrollIntoView({ block: 'start' });
    question?.querySelector('summary')?.focus({ preventScroll: true });
  }, [id, isThere]);
}
