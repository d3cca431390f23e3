import { ToastRegion, useToasts } from '@stockroom/ui';
import { useTranslation } from '../../shared/i18n/useTranslation';
import { toasts } from '../../shared/toast/toast';

/** The toasts themselves. */
export function ToastList() {
  const { t } = useTranslation();
  return <ToastRegion label={t('toasts')} toasts={useToasts(toasts)} onDismiss={toasts.dismiss} dismissLabel={t('dismiss')} />;
}
