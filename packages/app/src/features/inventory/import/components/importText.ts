import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { ImportIssue } from '../model/judging/issues';

/** Describes the problem of a cell and its remedy, in the current language. */
export function useProblemText(): (issue: ImportIssue) => string {
  const { t } = useTranslation('import');
  const format = useFormat();
  return ({ code, params, severity }) => {
    const { max, length, stock, cost, row } = params;
    const number = (value: string | number | undefined) => (typeof value === 'number' ? format.number(value) : value);
    const shown = { ...params, max: number(max), length: number(length), stock: number(stock), row: number(row) };
    const isLeftOut = severity === 'warning' && (code === 'digitsLost' || code === 'formulaError');
    const kept = code === 'nameUnknown' || isLeftOut ? params['kept'] : undefined;
    const key = kept ? (`${code}Kept` as 'nameUnknownKept') : isLeftOut ? (`${code}None` as const) : code;
    return t(`problem.${key}`, { ...shown, cost: typeof cost === 'number' ? format.money(cost) : cost });
  };
}

/** Formats a share from 0 to 1 as a whole percentage. Never shows 100 % before the work is finished. */
export function usePercent(): (share: number) => string {
  const format = useFormat();
  return (share) => format.percent(Math.min(99, Math.floor(share * 100)));
}
