import { type Plan, type PlanFeature, savingOf } from '@stockroom/contract';
import { useFormat } from '../../../shared/format/useFormat';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import type { Billing } from '../model/pricingAddress';

const COUNTED = ['products', 'stores', 'people'] as const;
const isCounted = (feature: PlanFeature): feature is (typeof COUNTED)[number] => COUNTED.some((counted) => counted === feature);

/** Where the prices are written to; the address is of nobody. */
const SALES = 'sales@stockroom.example.com';

/** How prices and features of plans are said in the language. */
export function usePlanLabels() {
  const { t } = useTranslation('pricing');
  const format = useFormat();
  const money = (cents: number) => format.money(cents / 100);
  return {
    money,
    /** The price of a month, and how it is paid. */
    price: ({ monthlyCents, yearlyCents }: Plan, billing: Billing) =>
      billing === 'monthly'
        ? { amount: money(monthlyCents), paid: t('everyMonth') }
        : { amount: money(Math.round(yearlyCents / 12)), paid: t('perYear', { price: money(yearlyCents) }) },
    /** Such as "20% saved"; `null` where nothing is. */
    saving: (plan: Plan) => {
      const percent = savingOf(plan);
      return percent === 0 ? null : t('saving', { percent: format.percent(percent) });
    },
    /** A plan's share of a feature, in a line of its own; `null` where it has none. */
    feature: (feature: PlanFeature, value: boolean | number | null | undefined): string | null => {
      if (value === undefined || value === false) return null;
      if (!isCounted(feature)) return t(`features.${feature}`);
      if (value === null) return t(`unlimitedOf.${feature}`);
      return typeof value === 'number'
        ? t(`counted.${feature}`, { count: value, formatted: format.number(value) })
        : t(`features.${feature}`);
    },
    /** In a cell under the plan: how many, or that it is there or not. */
    cell: (value: boolean | number | null | undefined): string => {
      if (value === null) return t('unlimited');
      return typeof value === 'number' ? format.number(value) : t(value ? 'yes' : 'no');
    },
    /** Asks for it in a letter that is half written. */
    letter: (subject: string): string => `mailto:${SALES}?subject=${encodeURIComponent(subject)}`,
    subjectOf: ({ id }: Plan, billing: Billing) => t('subject', { plan: t(`plans.${id}.name`), billing: t(billing) }),
  };
}
