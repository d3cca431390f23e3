import type { Store, User } from '@stockroom/contract';
import { Button, Card, PageHeader, Skeleton, Stack } from '@stockroom/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { staffQuery } from '#entities/staff/staffQuery';
import { LazyHostNote } from '#entities/stock/lazyComponents';
import { healthQuery, storeDetailsQuery } from '#features/store/api/storeCalls';
import { HealthList } from '#features/store/components/HealthList/HealthList';
import { StaffList } from '#features/store/components/StaffList/StaffList';
import { StoreFacts } from '#features/store/components/StoreFacts/StoreFacts';
import { useDelayed } from '#shared/hooks/useDelayed';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { withTexts } from '#shared/i18n/withTexts';
import { choiceParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';
import { useListAddress } from '#shared/list/useListAddress';
import { QueryFailed, QueryStale } from '#shared/query/QueryTrouble';
import { lazyPart } from '#shared/routing/lazyPart';
import { useSession } from '#shared/session/SessionContext';
import { useHasRole } from '#shared/session/useHasRole';
import { OtherStores } from './OtherStores';
import { Columns } from './StoreScreen.styles';

/** The editor, whose code loads after the page's. */
const LazyStoreEditor = lazyPart(
  'store-editor',
  async () => (await withTexts('editing', import('./StoreEditor'))).StoreEditor,
  <Skeleton shape="rect" height={320} />,
);

const storeAddress = listAddress<{ edit: 'yes' | null }>({ edit: choiceParam(['yes'], null) });

/** The user's current store: the state of its stock, its opening hours, and its staff. */
export function StoreScreen() {
  const { user, store } = useSession();
  // Without a store the app frame shows a message in place of the page. The key remounts the page for another store.
  return store && <StorePage key={store.storeId} user={user} store={store} />;
}

function StorePage({ user, store }: { user: User; store: Store }) {
  const { t } = useTranslation('store');
  const name = store.storeName || t('unnamed');
  useDocumentTitle(name);
  const { state, go } = useListAddress(storeAddress, () => t('form.label'));
  const card = useQuery(storeDetailsQuery(store.storeId));
  const staff = useQuery(staffQuery(store.storeId));
  const health = useQuery(healthQuery(store.storeId));
  const editButton = useRef<HTMLButtonElement>(null);
  const may = useHasRole('admin');
  const isEditing = may && state.edit !== null && card.data !== undefined;
  const edit = (isOpen: boolean) => go(() => ({ edit: isOpen ? 'yes' : null }));
  const close = () => {
    edit(false);
    // The button is rendered again with the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => editButton.current?.focus()));
  };
  const wordsOf = (part: 'card' | 'staff' | 'health') => ({ failed: t(`failed.${part}`), stale: t('failed.stale') });
  const others = user.storeAssociates.map((associate) => associate.store).filter(({ storeId }) => storeId !== store.storeId);
  return (
    <>
      <PageHeader title={name} description={t('description')} />
      <LazyHostNote />
      <Columns>
        <Stack>
          <Card title={t('health.title')}>
            <QueryPart query={health} labels={wordsOf('health')} height={284}>
              {(figures) => <HealthList health={figures} />}
            </QueryPart>
          </Card>
          <Card title={t('staff.title')}>
            <QueryPart query={staff} labels={wordsOf('staff')} height={240}>
              {(people) => <StaffList staff={people} />}
            </QueryPart>
          </Card>
        </Stack>
        <Stack>
          <Card
            title={t('card.title')}
            actions={
              may &&
              (card.data !== undefined || card.isPending) &&
              !isEditing && (
                // Rendered while loading, and usable: appearing later it would shift the content below.
                <Button size="sm" icon="edit" ref={editButton} onPress={() => edit(true)}>
                  {t('card.edit')}
                </Button>
              )
            }
          >
            <QueryPart query={card} labels={wordsOf('card')} height={328}>
              {(known) =>
                isEditing ? <LazyStoreEditor card={known} onSaved={close} onCancel={close} /> : <StoreFacts card={known} />
              }
            </QueryPart>
          </Card>
          <OtherStores stores={others} />
        </Stack>
      </Columns>
    </>
  );
}

/** A part of the page filled by a single query, with its own loading state, error and retry. */
function QueryPart<Data>({ query, labels, height, children }: PartProps<Data>) {
  const isLong = useDelayed(query.isPending);
  return (
    <>
      <QueryStale query={query} labels={labels} />
      {query.isError && !query.data && <QueryFailed query={query} labels={labels} level={3} />}
      {query.isPending && <div style={{ minHeight: height }}>{isLong && <Skeleton shape="rect" height={height} />}</div>}
      {query.data && children(query.data)}
    </>
  );
}

interface PartProps<Data> {
  query: UseQueryResult<Data>;
  labels: { failed: string; stale: string };
  /** Height of the placeholder while loading, in px. */
  height: number;
  children: (data: Data) => ReactNode;
}
