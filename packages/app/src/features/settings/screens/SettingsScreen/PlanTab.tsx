import { PLANS, type Settings } from '@stockroom/contract';
import { CountrySelect, FieldGrid, RadioCards, RadioGroup, TextField, Text } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '#entities/countries/countriesQuery';
import { pricingQuery } from '#entities/pricing/pricingQuery';
import { KeptPlan, type PlanDraft, planFields } from '#features/settings/model/planFields';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useFormat } from '#shared/format/useFormat';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { usePhoneLabels } from '#shared/phones/usePhoneLabels';
import { CardSection } from './CardSection';
import { SettingsEditor, type SettingsForm } from './SettingsEditor';

/** The shop's plan, its price, and its payment card. */
export function PlanTab({ settings }: { settings: Settings }) {
  const { t } = useTranslation('settings');
  return (
    <>
      <SettingsEditor
        title={t('tabs.plan-billing.title')}
        settings={settings}
        fields={planFields}
        subject={draftSubject('settings', 'plan-billing')}
        draftSchema={KeptPlan}
        nameOfField={(field) => t(`plan.${field}`)}
        valueOf={(field, value) => {
          if (field === 'plan') return t(`plan.names.${value as PlanDraft['plan']}`);
          return field === 'billing' ? t(`plan.${value as PlanDraft['billing']}`) : undefined;
        }}
      >
        {(form) => <PlanFields {...form} />}
      </SettingsEditor>
      <CardSection card={settings.card} />
    </>
  );
}

function PlanFields({ draft, set, field }: SettingsForm<PlanDraft>) {
  const { t } = useTranslation('settings');
  const locale = useLanguage();
  const format = useFormat();
  const countryLabels = usePhoneLabels().labels.countries;
  const countries = useQuery(countriesQuery()).data ?? [];
  const { data: pricing, isPending } = useQuery(pricingQuery());
  const prices = pricing?.plans;
  // The plan can be chosen without the prices; the page "Pricing" shows them.
  const priceOf = (plan: PlanDraft['plan']): string | undefined => {
    const found = prices?.find(({ id }) => id === plan);
    // Reserves the line while the price is loading.
    if (!found) return isPending ? '\u00a0' : undefined;
    return draft.billing === 'monthly'
      ? t('plan.aMonth', { price: format.money(found.monthlyCents / 100) })
      : t('plan.aYear', { price: format.money(found.yearlyCents / 100) });
  };
  return (
    <>
      <Text font="body" tone="muted">
        {t('plan.notice')}
      </Text>
      <RadioGroup
        label={t('plan.billing')}
        value={draft.billing}
        orientation="horizontal"
        onChange={(billing) => set({ billing })}
        options={(['monthly', 'yearly'] as const).map((value) => ({ value, label: t(`plan.${value}`) }))}
      />
      <RadioCards
        label={t('plan.plan')}
        value={draft.plan}
        onChange={(plan) => set({ plan })}
        minWidth={180}
        options={PLANS.map((value) => ({ value, label: t(`plan.names.${value}`), help: priceOf(value) }))}
      />
      <FieldGrid fieldWidth={280}>
        <CountrySelect
          {...field('billingCountry')}
          labels={{ ...countryLabels, clear: t('account.noCountry') }}
          locale={locale}
          countries={countries}
          value={draft.billingCountry || null}
          onChange={(country) => set({ billingCountry: (country ?? '').toLowerCase() })}
        />
        <TextField
          {...field('postalCode')}
          value={draft.postalCode}
          onChange={(postalCode) => set({ postalCode })}
          autoComplete="postal-code"
        />
      </FieldGrid>
    </>
  );
}
