import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { productAddress, SCANNED } from '#entities/products/productAddress';
import { fetchByCode } from '#entities/products/productSearch';
import { announce } from '#shared/announce/announce';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useRouter } from '#shared/routing/useRouter';
import { scanFeedback } from '#shared/scanner/scanFeedback';
import { scans } from '#shared/scanner/scans';
import { useRecentScans } from '#shared/scanner/useRecentScans';
import { toasts } from '#shared/toast/toast';

/**
 * The default effect of a scan: the product is opened.
 * @returns the unknown code, and a function that clears it
 */
export function useScanToOpen(): [string | null, () => void] {
  const { t } = useTranslation(['scanner', 'common']);
  const describe = useDescribeError();
  const router = useRouter();
  const recent = useRecentScans();
  const [unknown, setUnknown] = useState<string | null>(null);
  const latest = useRef<AbortController | null>(null);

  const open = useEffectEvent(async (code: string) => {
    latest.current?.abort();
    const asked = new AbortController();
    latest.current = asked;
    try {
      const [product, ...others] = await fetchByCode(code, asked.signal);
      if (asked.signal.aborted) return;
      scanFeedback.give(product ? 'found' : 'unknown');
      recent.add({ code, product: product ? { id: product.id, name: product.name } : null, added: null });
      setUnknown(product ? null : code);
      if (!product) return;
      announce(others.length > 0 ? t('several', { code }) : t('opened', { name: product.name }));
      const path = others.length > 0 ? productAddress.found(code) : productAddress.open(product.id);
      await router.navigate(path, { state: SCANNED });
    } catch (error) {
      if (asked.signal.aborted || !shouldShowError(error)) return;
      scanFeedback.give('failed');
      toasts.show({
        id: 'scan-failed',
        tone: 'critical',
        message: `${t('failed', { code })} ${describe(error).message}`,
        action: { label: t('common:retry'), onAction: () => scans.hand({ code, quantity: 1 }) },
      });
    }
  });
  useLayoutEffect(() => {
    const stop = scans.listenLast(({ code }) => {
      void open(code);
      return true;
    });
    return () => {
      stop();
      latest.current?.abort();
    };
  }, []);
  return [unknown, () => setUnknown(null)];
}
