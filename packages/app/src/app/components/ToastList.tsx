import { useEffect } from 'react';
import { ToastRegion, useToasts } from '@stockroom/ui';
import { useTranslation } from '../../shared/i18n/useTranslation';
import { toasts } from '../../shared/toast/toast';
import { followThemeColor } from '../kept/followThemeColor';
import { useVersions } from '../kept/useVersions';

/** The toasts themselves. A new version is offered in one, and looked for from when they are there: pages start without either. */
export function ToastList() {
  const { t } = useTranslation();
  useVersions();
  useEffect(() => followThemeColor(), []);
  return <ToastRegion label={t('toasts')} toasts={useToasts(toasts)} onDismiss={toasts.dismiss} dismissLabel={t('dismiss')} />;
}
