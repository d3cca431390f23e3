import { ExampleFrame } from '#features/showcase/components/ExampleFrame/ExampleFrame';
import { SearchForm } from '#features/showcase/components/SearchForm/SearchForm';
import { Query } from '#features/showcase/components/SearchForm/SearchForm.styles';
import { ShowcasePage } from '#features/showcase/components/ShowcasePage/ShowcasePage';
import { exampleCodes } from '#features/showcase/model/exampleCodes';
import { queryAddress } from '#features/showcase/model/searchQuery';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useListAddress } from '#shared/list/useListAddress';
import { useExampleAppearance } from '../useExampleAppearance';

const codes = exampleCodes(
  import.meta.glob<string>(['../../components/SearchForm/SearchForm.tsx', '../../model/searchQuery.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** A search with several fields, whose query is in the URL: it survives a reload, and can be shared as a link. */
export function SearchScreen() {
  const { t } = useTranslation('showcase');
  const { exampleAppearance, onLooks } = useExampleAppearance();
  const { state, move } = useListAddress(queryAddress, (param) => t(`query.${param as 'kind'}`));
  return (
    <ShowcasePage page="search" appearance={exampleAppearance} onAppearanceChange={onLooks}>
      <ExampleFrame level={2} title={t('query.form')} code={codes('SearchForm', 'searchQuery')}>
        <SearchForm key={JSON.stringify(state)} query={state} empty={queryAddress.fallback} onSearch={move} />
      </ExampleFrame>
      <section aria-label={t('query.title')}>
        <h2>{t('query.title')}</h2>
        <Query lang="en">{JSON.stringify(state, null, 2)}</Query>
      </section>
    </ShowcasePage>
  );
}
