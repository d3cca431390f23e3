import { copyText } from '@stockroom/ui';
import { announce } from '#shared/announce/announce';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';

/** Copies text and announces success or failure. */
export function useCopy(): (text: string) => void {
  const { t } = useTranslation('chat');
  return (text) =>
    void copyText(text).then((isCopied) => {
      if (isCopied) announce(t('copied'));
      else toasts.show({ id: 'chat copy', tone: 'critical', message: t('copyFailed') });
    });
}
