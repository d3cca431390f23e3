import type { Product } from '@stockroom/contract';
import { Alert, Button, Skeleton, Stack } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SearchBox } from '#shared/list/SearchBox';
import { productSearchQuery } from '#entities/products/productSearch';
import { QueryPage } from '#shared/query/QueryPage';
import { Choices, Choice, ChoiceText } from './UnknownCode.styles';
import { useLinkCode } from './useLinkCode';

/** Finds the product that a code belongs to, and assigns the code to it. */
export function LinkCode({ code, onLinked }: LinkCodeProps) {
  const { t } = useTranslation('scanner');
  // Not persisted: it only narrows the suggestions.
  const [search, setSearch] = useState('');
  const query = useQuery(productSearchQuery(search, useLanguage()));
  const products = query.data?.products ?? [];
  const { link, isLinking, problem } = useLinkCode(code, onLinked);
  const none = <p>{t('link.none')}</p>;
  return (
    <Stack gap={3}>
      <SearchBox
        search={search}
        labels={{ label: t('link.label'), placeholder: t('link.placeholder'), clear: t('link.clear') }}
        onSearch={(text) => setSearch(text.trim())}
      />
      {problem !== null && (
        <Alert tone="critical" variant="border">
          {t('link.notSaved')} {problem}
        </Alert>
      )}
      <QueryPage
        query={query}
        count={products.length}
        labels={{ failed: t('link.failed') }}
        level={3}
        waiting={<Skeleton shape="rect" height={48} />}
        empty={none}
      >
        <Choices aria-label={t('link.results')}>
          {products.map((product) => (
            <Choice key={product.id}>
              <ChoiceText>
                <span data-name>{product.name}</span>
                <CurrentBarcode {...product} />
              </ChoiceText>
              <Button size="sm" disabled={isLinking} onPress={() => link(product)}>
                {t('link.choose', { name: product.name })}
              </Button>
            </Choice>
          ))}
        </Choices>
      </QueryPage>
    </Stack>
  );
}

function CurrentBarcode({ barcode }: Pick<Product, 'barcode'>) {
  const { t } = useTranslation('scanner');
  return <span data-quiet>{barcode === '' ? t('link.hasNone') : t('link.has', { barcode })}</span>;
}

export interface LinkCodeProps {
  code: string;
  onLinked: () => void;
}
