import { Icon, Menu, Spinner, VisuallyHidden } from '@stockroom/ui';
import { memo } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { StoreAddress, StoreBlock, StoreName, SwitchButton, SwitchLines } from './StoreSwitcher.styles';
import { useStoreSwitch } from './useStoreSwitch';

/** A store as shown in the top bar. */
export interface ShownStore {
  id: number;
  /** Empty if the data from elsewhere has none. */
  name: string;
  /** In one line; may be empty. */
  address: string;
}

export interface StoreSwitcherProps {
  /** The store whose data is shown; `null` for none. */
  current: ShownStore | null;
  /** All stores of the user. With only one there is nothing to switch. */
  stores: readonly ShownStore[];
  /** Sends the switch to the server. Rejects with an `ApiError` when it refuses. */
  onSwitch: (storeId: number) => Promise<void>;
}

/** The store's name and address in the top bar; for a user with several stores, the menu that switches between them. */
export function StoreSwitcher({ current, stores, onSwitch }: StoreSwitcherProps) {
  const { t } = useTranslation('storeSwitcher');
  const { busyId, switchTo } = useStoreSwitch({ onSwitch, currentName: current ? current.name || t('unnamed') : t('none') });
  return <StoreMenu {...{ current, stores, busyId, switchTo }} />;
}

/** Memoised: the switcher re-renders with every URL, which changes nothing in the menu. */
const StoreMenu = memo(function StoreMenu({ current, stores, busyId, switchTo }: StoreMenuProps) {
  const { t } = useTranslation('storeSwitcher');
  const nameOf = (store: ShownStore) => store.name || t('unnamed');
  const shown = stores.find(({ id }) => id === busyId) ?? current;
  const lines = (
    <>
      <StoreName title={shown?.name}>{shown ? nameOf(shown) : t('none')}</StoreName>
      {shown?.address && <StoreAddress title={shown.address}>{shown.address}</StoreAddress>}
    </>
  );
  if (stores.length < 2) return <StoreBlock>{lines}</StoreBlock>;
  return (
    <Menu
      label={t('menu')}
      placement="bottom start"
      trigger={
        <SwitchButton type="button" aria-disabled={busyId !== null || undefined}>
          <SwitchLines>{lines}</SwitchLines>
          <VisuallyHidden>, {t('switch')}</VisuallyHidden>
          {busyId === null ? (
            <Icon name="sort" size={16} />
          ) : (
            <Spinner size={16} label={t('busy', { name: shown ? nameOf(shown) : '' })} />
          )}
        </SwitchButton>
      }
      items={[
        {
          type: 'section',
          title: t('menu'),
          choice: 'one',
          items: stores.map((store) => ({
            id: String(store.id),
            label: nameOf(store),
            description: store.address || undefined,
            checked: store.id === current?.id,
            onSelect: () => {
              if (store.id !== current?.id) switchTo(store.id);
            },
          })),
        },
      ]}
    />
  );
});

interface StoreMenuProps extends Pick<StoreSwitcherProps, 'current' | 'stores'> {
  /** Id of the store of a pending switch. */
  busyId: number | null;
  switchTo: (storeId: number) => void;
}
