import type { Movement } from '@stockroom/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { announce } from '#shared/announce/announce';
import { isApiError } from '#shared/api/ApiError';
import { shouldShowError } from '#shared/errors/describeError';
import type { useDescribeError } from '#shared/errors/useDescribeError';
import type { Language } from '#shared/preferences/preferences';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { toasts } from '#shared/toast/toast';
import { formatSigned } from './formatSigned';
import { undoMovement } from './movementCalls';
import { stockKey } from './stockKeys';

/** Values from hooks, for a function outside of components. */
export interface RevertTools {
  i18n: I18n;
  client: QueryClient;
  describe: ReturnType<typeof useDescribeError>;
  locale: Language;
}

/**
 * Undoes a movement by a counter-movement, shows what was undone or why it can't be, and refetches everything that shows
 * stock. Its texts are in the namespace `stock`.
 */
export async function revertMovement({ i18n, client, describe, locale }: RevertTools, movement: Movement): Promise<void> {
  const { t } = i18n;
  const { id, name, delta } = movement;
  const reasonFor = (error: unknown): string => {
    if (isApiError(error, 'conflict')) return t('stock:undoneAlready', { name, person: personOf(error.current) });
    if (isApiError(error, 'invalid')) return t('stock:tooLittle', { name });
    if (isApiError(error, 'notFound')) return t('stock:productGone', { name });
    return `${t('stock:undoFailed', { name })} ${describe(error).message}`;
  };
  try {
    await undoMovement(id);
    announce(t('stock:undone', { name, change: formatSigned(delta, locale) }));
  } catch (error) {
    if (shouldShowError(error)) toasts.show({ id: `undo ${id}`, tone: 'critical', message: reasonFor(error) });
  } finally {
    broadcastInvalidation(stockKey);
    void client.invalidateQueries({ queryKey: stockKey });
  }
}

function personOf(current: unknown): string {
  const name: unknown = typeof current === 'object' && current !== null ? Reflect.get(current, 'userName') : null;
  return typeof name === 'string' ? name : '';
}
