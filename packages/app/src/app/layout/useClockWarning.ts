import { useEffect } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useAuth } from '#features/auth';
import { toasts } from '#shared/toast/toast';

/** Clock difference from which the warning appears, in milliseconds; smaller ones are harmless. */
const MIN_DIFFERENCE = 5 * 60_000;

/** Warns that this device's clock is wrong: the app corrects for it, but dates on the screen are off. */
export function useClockWarning(): void {
  const { t } = useTranslation('layout');
  const skew = useAuth((state) => state.context.session?.skew ?? 0);
  useEffect(() => {
    if (Math.abs(skew) < MIN_DIFFERENCE) return;
    const id = toasts.show({
      id: 'clock',
      tone: 'warning',
      message: t(skew > 0 ? 'clock.behind' : 'clock.ahead', { count: Math.round(Math.abs(skew) / 60_000) }),
    });
    return () => toasts.dismiss(id);
  }, [skew, t]);
}
