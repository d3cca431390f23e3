import { Alert, Button, Text } from '@stockroom/ui';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { Scope } from '../model/scope';
import { Hint } from './PaletteMessage.styles';

export interface PaletteMessageProps {
  scope: Scope;
  query: string;
  /** Whether no result was found. */
  isEmpty: boolean;
  /** Why the search failed; `null` when it did not. */
  error: unknown;
  onRetry: () => void;
}

/** The message under the results: nothing was found, or the search failed. Results from this device stay usable. */
export function PaletteMessage({ scope, query, isEmpty, error, onRetry }: PaletteMessageProps) {
  const { t } = useTranslation(['search', 'common']);
  const describe = useDescribeError();
  if (error !== null) {
    const { title, message } = describe(error);
    return (
      <Hint>
        <Alert
          tone="critical"
          title={title}
          actions={
            <Button size="sm" onPress={onRetry}>
              {t('common:retry')}
            </Button>
          }
        >
          {message}
        </Alert>
      </Hint>
    );
  }
  if (isEmpty) {
    return (
      <Hint>
        <Text font="bodyStrong">{scope === 'products' ? t('none.product', { query }) : t('none.title', { query })}</Text>
        <Text tone="muted">{t(`none.${scope}`)}</Text>
      </Hint>
    );
  }
  if ((scope !== 'products' && scope !== 'contacts') || query.length >= 2) return null;
  return (
    <Hint>
      <Text tone="muted">{t(`ask.${scope}`)}</Text>
    </Hint>
  );
}
