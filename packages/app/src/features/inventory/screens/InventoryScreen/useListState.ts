import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useSearchParams } from 'react-router-dom';
import { announce } from '../../../../shared/announce/announce';
import { useAddressState } from '../../../../shared/routing/useAddressState';
import { toasts } from '../../../../shared/toast/toast';
import { type Correction, readListState, writeListState } from '../../model/listState';

/**
 * The page stays and so do its guards; nothing of it is asked for by the router. As a transition it would be drawn in slices of five
 * milliseconds, each with a frame and whatever else is waiting in between.
 */
const AT_ONCE = { preventScrollReset: true, defaultShouldRevalidate: false, flushSync: true };

/** The list's state, which is the URL's. Values that make no sense are set right, and that is said (screens, 1.2.1). */
export function useListState() {
  const { t, i18n } = useTranslation('inventory');
  const [params, setParams] = useSearchParams();
  const { state: said, corrected } = useMemo(() => readListState(params), [params]);
  // A search that waits for the typing to pause must not take back the order that was chosen meanwhile: moves go on from what is shown.
  const { state, go } = useAddressState(said, (next, { replace }) =>
    setParams((now) => writeListState(next, now), { replace, ...AT_ONCE }),
  );

  const names = corrected.map((name: Correction) => t(`params.${name}`));
  const message = names.length === 0 ? null : t('said.corrected', { names: new Intl.ListFormat(i18n.language).format(names) });
  useEffect(() => {
    if (message === null) return;
    setParams((now) => writeListState(readListState(now).state, now), { replace: true, preventScrollReset: true });
    toasts.show({ id: 'inventory-corrected', tone: 'info', message });
  }, [message, setParams]);

  /**
   * Takes the person to the last page when the wanted one lies past it, and says so.
   * @param isVisible said for the eye too: the address was wrong, and not a page that has just become empty
   */
  const stepBack = useCallback(
    (lastPage: number, isVisible: boolean) => {
      go((now) => ({ ...now, page: lastPage }), { replace: true });
      const text = t('said.pastTheEnd', { page: lastPage });
      if (isVisible) toasts.show({ id: 'inventory-past-the-end', tone: 'info', message: text });
      else announce(text);
    },
    [go, t],
  );

  return { state, go, stepBack };
}
