import type { Product } from '@stockroom/contract';
import { Alert, Button, Skeleton, Stack } from '@stockroom/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { productKeys } from '#entities/products/productKeys';
import { productSearchQuery } from '#entities/products/productSearch';
import { updateProduct } from '#entities/products/updateProduct';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SearchBox } from '#shared/list/SearchBox';
import { QueryPage } from '#shared/query/QueryPage';
import { scanFeedback } from '#shared/scanner/scanFeedback';
import { toasts } from '#shared/toast/toast';
import { useUndoToast } from '#shared/undo/useUndoToast';
import { Choice, Choices, ChoiceText } from './UnknownCode.styles';

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

/** Assigns a code to a product; Undo restores its former barcode. */
function useLinkCode(code: string, onLinked: () => void) {
  const { t } = useTranslation('scanner');
  const describe = useDescribeError();
  const client = useQueryClient();
  const offerUndo = useUndoToast();
  const invalidate = () => client.invalidateQueries({ queryKey: productKeys.all });
  const notifyUndoFailed = (reason: unknown) =>
    toasts.show({ tone: 'critical', message: `${t('link.notUndone')} ${describe(reason).message}` });
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ id, updatedAt }: Product) => updateProduct(id, { barcode: code, updatedAt }),
    onSuccess: ({ product: { id, name, updatedAt } }, { barcode }) => {
      scanFeedback.give('found');
      const undo = () => void updateProduct(id, { barcode, updatedAt }).then(invalidate, notifyUndoFailed);
      offerUndo({ message: t('link.done', { name, code }), undo });
      onLinked();
    },
    onSettled: invalidate,
  });
  return { link: mutate, isLinking: isPending, problem: error ? describe(error).message : null };
}
