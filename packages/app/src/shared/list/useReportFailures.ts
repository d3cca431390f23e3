import { isApiError } from '../api/ApiError';
import { shouldShowError } from '../errors/describeError';
import { useDescribeError } from '../errors/useDescribeError';
import { useTranslation } from '../i18n/useTranslation';
import { toasts } from '../toast/toast';
import type { Mapped } from './model/mapLimit';

/** Number of names listed; the rest is given as a number. */
const NAMED = 3;

/**
 * Reports which of many records an action failed for, and why, with a retry of those. The toast stays until it is
 * dismissed.
 * @param reasonOf replaces the usual description of an error; `null` keeps it
 */
export function useReportFailures<Item>({ nameOf, reasonOf }: ReportFailuresOptions<Item>) {
  const { t, i18n } = useTranslation(['list', 'common']);
  const describe = useDescribeError();
  const namesOf = (items: readonly Item[]) => {
    const names = items.slice(0, NAMED).map((item) => t('name', { name: nameOf(item) }));
    const others = items.length - names.length;
    return new Intl.ListFormat(i18n.language).format(others > 0 ? [...names, t('others', { number: others })] : names);
  };
  return {
    failed: (failed: Mapped<Item, unknown>['failed'], retry: (items: readonly Item[]) => unknown): void => {
      const [first] = failed;
      if (!first || !shouldShowError(first.error)) return;
      const items = failed.map(({ item }) => item);
      const changed = isApiError(first.error, 'conflict') ? t('changedMeanwhile') : null;
      const reason = reasonOf?.(first.error) ?? changed ?? describe(first.error).message;
      toasts.show({
        tone: 'critical',
        duration: null,
        message: `${t('notDone', { names: namesOf(items) })} ${reason}`,
        action: { label: t('common:retry'), onAction: () => void retry(items) },
      });
    },
    /** Reports records left unchanged because others changed them since. */
    kept: (items: readonly Item[]): void => {
      if (items.length === 0) return;
      toasts.show({ tone: 'warning', duration: null, message: t('keptTheirs', { names: namesOf(items) }) });
    },
  };
}

export interface ReportFailuresOptions<Item> {
  nameOf: (item: Item) => string;
  reasonOf?: (error: unknown) => string | null;
}
