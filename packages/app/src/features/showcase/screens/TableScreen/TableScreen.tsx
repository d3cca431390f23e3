import { Button, EmptyState } from '@stockroom/ui';
import { useDeferredValue } from 'react';
import { ExampleFrame } from '#features/showcase/components/ExampleFrame/ExampleFrame';
import { ManyProducts } from '#features/showcase/components/ManyProducts/ManyProducts';
import { ShowcasePage } from '#features/showcase/components/ShowcasePage/ShowcasePage';
import { exampleCodes } from '#features/showcase/model/exampleCodes';
import { tableAddress } from '#features/showcase/model/tableAddress';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SearchBox } from '#shared/list/SearchBox';
import { useListAddress } from '#shared/list/useListAddress';
import { useExampleAppearance } from '../useExampleAppearance';

const codes = exampleCodes(
  import.meta.glob<string>('../../components/ManyProducts/*.tsx', { query: '?raw', import: 'default', eager: true }),
);

/** Ten thousand products in a table. Search term and order are in the URL. */
export function TableScreen() {
  const { t } = useTranslation('showcase');
  const { exampleAppearance, onLooks } = useExampleAppearance();
  const { state, move } = useListAddress(tableAddress);
  const search = useDeferredValue(state.search);
  const searchLabels = { label: t('table.search'), placeholder: t('table.placeholder'), clear: t('search.clear') };
  const clear = <Button onPress={() => move({ search: '' })}>{t('search.clear')}</Button>;
  return (
    <ShowcasePage
      page="table"
      appearance={exampleAppearance}
      onAppearanceChange={onLooks}
      search={<SearchBox search={state.search} labels={searchLabels} onSearch={(next) => move({ search: next })} />}
    >
      <ExampleFrame level={2} title={t('table.title')} code={codes('ManyProducts')}>
        <ManyProducts
          search={search}
          order={{ column: state.sort, order: state.order }}
          onOrder={({ column, order }) => move({ sort: column, order })}
          empty={<EmptyState illustration="search" title={t('nothing')} action={clear} level={3} />}
        />
      </ExampleFrame>
    </ShowcasePage>
  );
}
