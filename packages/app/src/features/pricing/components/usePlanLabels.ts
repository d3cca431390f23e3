import { type Plan, type PlanFeature, yearlySavingPercent } from '@stockroom/contract';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { Billing } from '../model/pricingAddress';

const COUNTED = ['products', 'stores', 'people'] as const;
const isCounted = (feature: PlanFeature): feature is (typeof COUNTED)[number] => COUNTED.some((counted) => counted === feature);

/** Address for sales enquiries; it belongs to nobody. */
const SALES = 'sales@stockroom.example.com';

/** Texts for prices and features of plans in the current language. */
export function usePlanLabels() {
  const { t } = useTranslation('pricing');
  const format = useFormat();
  const money = (cents: number) => format.money(cents / 100);
  return {
    money,
    /** The price per month, and how it is billed. */
    price: ({ monthlyCents, yearlyCents }: Plan, billing: Billing) =>
      billing === 'monthly'
        ? { amount: money(monthlyCents), paid: t('everyMonth') }
        : { amount: money(Math.round(yearlyCents / 12)), paid: t('perYear', { price: money(yearlyCents) }) },
    /** Such as "20% saved"; `null` where nothing is saved. */
    saving: (plan: Plan) => {
      const percent = yearlySavingPercent(plan);
      return percent === 0 ? null : t('saving', { percent: format.percent(percent) });
    },
    /** A plan's share of a feature, as a separate line; `null` where it has none. */
    feature: (feature: PlanFeature, value: boolean | number | null | undefined): string | null => {
      if (value === undefined || value === false) return null;
      if (!isCounted(feature)) return t(`features.${feature}`);
      if (value === null) return t(`unlimitedOf.${feature}`);
      return typeof value === 'number'
        ? t(`counted.${feature}`, { count: value, formatted: format.number(value) })
        : t(`features.${feature}`);
    },
    /** A table cell of the plan: the amount, or whether the feature is included. */
    cell: (value: boolean | number | null | undefined): string => {
      if (value === null) return t('unlimited');
      return typeof value === 'number' ? format.number(value) : t(value ? 'yes' : 'no');
    },
    /** Link to an enquiry as a mail with a subject. */
    letter: (subject: string): string => `mailto:${SALES}?subject=${encodeURIComponent(subject)}`,
    subjectOf: ({ id }: Plan, billing: Billing) => t('subject', { plan: t(`plans.${id}.name`), billing: t(billing) }),
  };
}
