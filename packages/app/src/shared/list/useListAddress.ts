import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { announce } from '../announce/announce';
import { useTranslation } from '../i18n/useTranslation';
import { useAddressState } from '../routing/useAddressState';
import { toasts } from '../toast/toast';
import type { ListAddress } from './model/listAddress';

/**
 * The page and its guards stay, so the router need not revalidate. In a transition the render would be split into slices of
 * five milliseconds, each with a frame and other pending work in between.
 */
const AT_ONCE = { preventScrollReset: true, defaultShouldRevalidate: false, flushSync: true };

/**
 * State of a list, stored in the address: search, filters, order, page, the open record. Invalid values are corrected, and
 * that is announced.
 * @example const { state, move, hrefOf } = useListAddress(contactAddress, (param) => t(`params.${param}`));
 * @param nameOf display name of a parameter of the address; those that all lists have are named already
 */
export function useListAddress<State>(address: ListAddress<State>, nameOf: (param: string) => string = String) {
  const { t, i18n } = useTranslation('common');
  const [params, setParams] = useSearchParams();
  const { state: addressState, corrected } = useMemo(() => address.read(params), [address, params]);
  // A search that waits for typing to pause must not revert an order chosen meanwhile: moves start from the state shown.
  const { state, go } = useAddressState(addressState, (next, { replace }) =>
    setParams((now) => address.write(next, now), { replace, ...AT_ONCE }),
  );

  const names = corrected.map((name) => (isCommon(name) ? t(`list.params.${name}`) : nameOf(name)));
  const message = names.length === 0 ? null : t('list.corrected', { names: new Intl.ListFormat(i18n.language).format(names) });
  useEffect(() => {
    if (message === null) return;
    setParams((now) => address.write(address.read(now).state, now), { replace: true, preventScrollReset: true });
    toasts.show({ id: 'list-corrected', tone: 'info', message });
  }, [address, message, setParams]);

  /** Moves in the list, as in `ListAddress.move`. Stable over renders. */
  const move = useCallback((change: Partial<State>) => go((now) => address.move(now, change)), [address, go]);

  /**
   * Goes to the last page when the requested one is beyond it, and announces that.
   * @param isVisible shows a toast as well: the address was wrong, as opposed to a page that has just become empty
   */
  const stepBack = useCallback(
    (lastPage: number, isVisible: boolean) => {
      go((now) => ({ ...now, page: lastPage }), { replace: true });
      const text = t('list.pastTheEnd', { page: lastPage });
      if (isVisible) toasts.show({ id: 'list-past-the-end', tone: 'info', message: text });
      else announce(text);
    },
    [go, t],
  );

  return {
    state,
    /** Updates the state from the one shown. Stable over renders. */
    go,
    move,
    stepBack,
    /** Link for a change: the query that follows the page's path. A link without a path would reload the app. */
    hrefOf: (change: Partial<State>): string => `?${address.write({ ...state, ...change }, params)}`,
  };
}

const COMMON = ['search', 'sort', 'order', 'page', 'size'] as const;
const isCommon = (name: string): name is (typeof COMMON)[number] => COMMON.some((common) => common === name);
