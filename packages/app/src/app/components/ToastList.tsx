import { ToastRegion, useToasts } from '@stockroom/ui';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../shared/toast/toast';

/** The toasts themselves. */
export function ToastList() {
  const { t } = useTranslation();
  return <ToastRegion label={t('toasts')} toasts={useToasts(toasts)} onDismiss={toasts.dismiss} dismissLabel={t('dismiss')} />;
}
