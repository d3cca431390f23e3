import { Page } from '#features/helpCenter/components/HelpPage.styles';
import { helpAddress } from '#features/helpCenter/model/helpAddress';
import { useFormat } from '#shared/format/useFormat';
import { Hero } from '#shared/hero/Hero';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SearchBox } from '#shared/list/SearchBox';
import { useListAddress } from '#shared/list/useListAddress';
import { HelpHome } from './HelpHome';
import { HelpResults } from './HelpResults';

/** The home of the help center: search results, or links to its areas. */
export function HelpHomeScreen() {
  const { t } = useTranslation('helpCenter');
  const { locale } = useFormat();
  const { state, move } = useListAddress(helpAddress);
  useDocumentTitle(t('title'));
  const search = (text: string) => move({ search: text });
  return (
    <Page>
      <Hero title={t('title')} lead={t('lead')} scene="shelves">
        <div role="search">
          <SearchBox
            search={state.search}
            labels={{ label: t('search.label'), placeholder: t('search.placeholder'), clear: t('search.clear') }}
            onSearch={search}
          />
        </div>
      </Hero>
      {state.search === '' ? <HelpHome /> : <HelpResults key={locale} search={state.search} onSearch={search} />}
    </Page>
  );
}
