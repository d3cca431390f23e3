import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { announce } from '../announce/announce';
import { useTranslation } from '../i18n/useTranslation';
import { useAddressState } from '../routing/useAddressState';
import { toasts } from '../toast/toast';
import type { ListAddress } from './model/listAddress';

/**
 * The page stays and so do its guards; nothing of it is asked for by the router. As a transition it would be drawn in slices of five
 * milliseconds, each with a frame and whatever else is waiting in between.
 */
const AT_ONCE = { preventScrollReset: true, defaultShouldRevalidate: false, flushSync: true };

/**
 * A list's state, which is the address's: search, filters, order, page, the open record. Invalid values are corrected, and that
 * is
 * announced.
 * @example const { state, move, hrefOf } = useListAddress(contactAddress, (param) => t(`params.${param}`));
 * @param nameOf names a parameter of the address for people; those that all lists have are named already
 */
export function useListAddress<State>(address: ListAddress<State>, nameOf: (param: string) => string = String) {
  const { t, i18n } = useTranslation('common');
  const [params, setParams] = useSearchParams();
  const { state: said, corrected } = useMemo(() => address.read(params), [address, params]);
  // A search that waits for the typing to pause must not take back the order that was chosen meanwhile: moves go on from what is shown.
  const { state, go } = useAddressState(said, (next, { replace }) =>
    setParams((now) => address.write(next, now), { replace, ...AT_ONCE }),
  );

  const names = corrected.map((name) => (isCommon(name) ? t(`list.params.${name}`) : nameOf(name)));
  const message = names.length === 0 ? null : t('list.corrected', { names: new Intl.ListFormat(i18n.language).format(names) });
  useEffect(() => {
    if (message === null) return;
    setParams((now) => address.write(address.read(now).state, now), { replace: true, preventScrollReset: true });
    toasts.show({ id: 'list-corrected', tone: 'info', message });
  }, [address, message, setParams]);

  /** Moves in the list, as `ListAddress.move` says. Stays the same over renders. */
  const move = useCallback((change: Partial<State>) => go((now) => address.move(now, change)), [address, go]);

  /**
   * Takes the person to the last page when the wanted one lies past it, and says so.
   * @param isVisible said for the eye too: the address was wrong, and not a page that has just become empty
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
    /** Goes on from the state that is shown. Stays the same over renders. */
    go,
    move,
    stepBack,
    /** Where a change leads: what follows the page's path in a link. A link without a path would load the app anew. */
    hrefOf: (change: Partial<State>): string => `?${address.write({ ...state, ...change }, params)}`,
  };
}

const COMMON = ['search', 'sort', 'order', 'page', 'size'] as const;
const isCommon = (name: string): name is (typeof COMMON)[number] => COMMON.some((common) => common === name);
