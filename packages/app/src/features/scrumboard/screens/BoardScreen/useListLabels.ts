import { BOARD_LIMITS, type BoardList } from '@stockroom/contract';
import { useMemo } from 'react';
import { wipState } from '#features/scrumboard/model/wipState';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useHasRole } from '#shared/session/useHasRole';

/** Labels of lists and of the forms in them; a stable object until the language or the role changes. */
export function useListLabels(hintId: string) {
  const { t } = useTranslation('scrumboard');
  const { locale } = useFormat();
  const may = useHasRole('write');
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(locale);
    const number = (value: number) => numbers.format(value);
    return {
      name: t('column.name'),
      rename: t('column.rename'),
      lift: (title: string) => t('column.lift', { list: title }),
      menu: (title: string) => t('column.menu', { list: title }),
      hintId,
      place: ({ at, of }: { at: number; of: number }) => t('column.place', { at: number(at), of: number(of) }),
      empty: may ? t('column.empty') : t('column.noCards'),
      noMatch: t('column.noMatch'),
      count(list: BoardList, count: number, shown: number): string {
        if (shown !== count) return t('column.some', { shown: number(shown), count: number(count) });
        const isLimited = wipState(list, count) !== 'none';
        return isLimited ? t('column.limited', { count: number(count), limit: number(list.wip.limit) }) : number(count);
      },
      limit(list: BoardList, count: number): string {
        const state = wipState(list, count);
        if (state === 'none') return t('column.count', { count });
        return t(`column.${state}`, { count: number(count), limit: number(list.wip.limit) });
      },
      addCard: remember((title: string, hasCards: boolean) => ({
        open: hasCards ? t('quickAdd.another') : t('quickAdd.open'),
        name: t('quickAdd.name', { list: title }),
        placeholder: t('quickAdd.placeholder'),
        add: t('quickAdd.add'),
        addMany: (count: number) => t('quickAdd.many', { count }),
        asOne: t('quickAdd.asOne'),
        close: t('quickAdd.close'),
        tooLong: t('quickAdd.tooLong', { limit: number(BOARD_LIMITS.cardTitle) }),
      })),
      addList: remember((hasLists: boolean) => ({
        open: hasLists ? t('column.addAnother') : t('column.add'),
        name: t('column.addName'),
        placeholder: t('column.addPlaceholder'),
        add: t('column.addThis'),
        addMany: () => t('column.addThis'),
        asOne: t('column.addThis'),
        close: t('quickAdd.close'),
        tooLong: t('quickAdd.tooLong', { limit: number(BOARD_LIMITS.title) }),
      })),
    };
  }, [hintId, locale, may, t]);
}

/** Caches labels, so that the same labels are the same object and their form is not re-rendered. */
function remember<Args extends readonly unknown[], Words>(make: (...args: Args) => Words): (...args: Args) => Words {
  const known = new Map<string, Words>();
  return (...args) => {
    const key = args.join(' ');
    const labels = known.get(key) ?? make(...args);
    known.set(key, labels);
    return labels;
  };
}
