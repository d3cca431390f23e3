import { COUNT_LIMITS, type CountScope, type Product } from '@stockroom/contract';
import { Button, Dialog, Form, RadioGroup, Select, Switch } from '@stockroom/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { productsToCount } from '#entities/counts/countAddress';
import { createCount } from '#entities/counts/countCalls';
import { countKeys } from '#entities/counts/countKeys';
import { lookupQuery } from '#entities/products/lookupQueries';
import { ProductFinder } from '#entities/products/ProductFinder/ProductFinder';
import { ChosenProducts } from '#features/queues/components/ChosenProducts/ChosenProducts';
import { categoryOptions } from '#features/queues/model/categoryOptions';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { useIdempotentCreate } from '#shared/query/useIdempotentCreate';
import { toasts } from '#shared/toast/toast';
import { Tab } from '../QueuesScreen.styles';
import { CountFiltered } from './CountFiltered';

type Kind = CountScope['kind'];

/** Starts a count: its scope, and whether the counting users see the expected stock. */
export function StartCount({ search, filters, onFilter, onClose, onStarted }: StartCountProps) {
  const { t } = useTranslation(['queues', 'common']);
  const formId = useId();
  const describe = useDescribeError();
  const client = useQueryClient();
  const listed = productsToCount(useLocation().state);
  const [kind, setKind] = useState<Kind>(() => (search || filters ? 'filter' : listed.length > 0 ? 'list' : 'all'));
  const categories = useQuery({ ...lookupQuery('categories'), enabled: kind === 'category' });
  const [category, setCategory] = useState<number | null>(null);
  const [products, setProducts] = useState<readonly Pick<Product, 'id' | 'name' | 'sku'>[]>(listed);
  const [blind, setBlind] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const scope = scopeOf({ kind, category, products, search, filters });
  const isFull = products.length >= COUNT_LIMITS.products;

  const { create } = useIdempotentCreate(async (asked: { scope: CountScope; blind: boolean }, idOf) => {
    setSending(true);
    try {
      const count = await createCount({ ...asked, id: idOf() });
      void client.invalidateQueries({ queryKey: countKeys.all });
      broadcastInvalidation(countKeys.all);
      onStarted(count.id);
      return true;
    } catch (error) {
      toasts.show({ id: 'count-start', tone: 'critical', message: `${t('counts.startFailed')} ${describe(error).message}` });
      return false;
    } finally {
      setSending(false);
    }
  });
  const add = (product: Product) =>
    setProducts((now) => (now.some(({ id }) => id === product.id) || isFull ? now : [...now, product]));
  const problem = kind === 'list' && isTried && products.length === 0 ? t('counts.noProducts') : undefined;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      dismissable={false}
      title={t('counts.start')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={isSending} loadingText={t('counts.starting')}>
            {t('counts.begin')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        label={t('counts.start')}
        busy={isSending}
        onSubmit={() => {
          setTried(true);
          if (scope) create({ scope, blind });
        }}
      >
        <Tab>
          <RadioGroup
            label={t('counts.of')}
            value={kind}
            options={(['all', 'category', 'filter', 'list'] as const).map((value) => ({
              value,
              label: t(`counts.kinds.${value}`),
            }))}
            onChange={setKind}
          />
          {kind === 'category' && (
            <Select
              label={t('counts.category')}
              placeholder={t('counts.chooseCategory')}
              value={category === null ? '' : String(category)}
              options={categoryOptions(categories.data ?? [])}
              error={
                categories.isError
                  ? t('counts.categoriesFailed')
                  : isTried && category === null
                    ? t('counts.chooseCategory')
                    : undefined
              }
              onRetry={categories.isError ? () => void categories.refetch() : undefined}
              retryText={t('common:retry')}
              onChange={(value) => setCategory(Number(value))}
            />
          )}
          {kind === 'filter' && <CountFiltered search={search} filters={filters} isTried={isTried} onFilter={onFilter} />}
          {kind === 'list' && (
            <>
              <ProductFinder error={isFull ? t('counts.full', { most: COUNT_LIMITS.products }) : problem} onFound={add} />
              <ChosenProducts
                products={products}
                onRemove={(id) => setProducts((now) => now.filter((product) => product.id !== id))}
              />
            </>
          )}
          <Switch label={t('counts.blindLabel')} help={t('counts.blindHelp')} checked={blind} onChange={setBlind} />
        </Tab>
      </Form>
    </Dialog>
  );
}

interface Chosen extends Pick<StartCountProps, 'search' | 'filters'> {
  kind: Kind;
  category: number | null;
  products: readonly Pick<Product, 'id'>[];
}

function scopeOf({ kind, category, products, search, filters }: Chosen): CountScope | null {
  switch (kind) {
    case 'all':
      return { kind };
    case 'category':
      return category === null ? null : { kind, category };
    case 'filter':
      return search === '' && filters === '' ? null : { kind, filters, search };
    case 'list':
      return products.length === 0 ? null : { kind, products: products.map(({ id }) => id) };
  }
}

export interface StartCountProps {
  /** Search term that limits the count. */
  search: string;
  /** As `readProductFilters` writes them. */
  filters: string;
  /** Must be stable across renders. */
  onFilter: (change: { search?: string; filters?: string }) => void;
  onClose: () => void;
  onStarted: (id: string) => void;
}
