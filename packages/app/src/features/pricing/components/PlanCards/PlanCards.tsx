import { PLAN_SECTIONS, type Plan } from '@stockroom/contract';
import { Badge, ButtonLink, Icon } from '@stockroom/ui';
import type { Billing } from '#features/pricing/model/pricingAddress';
import { useTranslation } from '#shared/i18n/useTranslation';
import { usePlanLabels } from '../usePlanLabels';
import { Amount, Cards, FeatureList, Head, Paid, PlanCard, Saving } from './PlanCards.styles';

/** The plans side by side, or stacked where they don't fit. `modern`: the popular one is emphasised. */
export function PlanCards({ plans, billing, variant }: PlanCardsProps) {
  const { t } = useTranslation('pricing');
  const { price, saving, feature, letter, subjectOf } = usePlanLabels();
  return (
    <Cards>
      {plans.map((plan) => {
        const { amount, paid } = price(plan, billing);
        const saved = billing === 'yearly' ? saving(plan) : null;
        const isFirst = variant === 'modern' && plan.popular;
        return (
          <PlanCard key={plan.id} data-first={isFirst || undefined} aria-labelledby={`plan-${plan.id}`}>
            <Head>
              <h2 id={`plan-${plan.id}`}>{t(`plans.${plan.id}.name`)}</h2>
              {isFirst && <Badge tone="accent">{t('popular')}</Badge>}
            </Head>
            <p>{t(`plans.${plan.id}.text`)}</p>
            <Amount>
              <strong>{amount}</strong> {t('perMonth')}
            </Amount>
            <Paid>
              {paid}
              {saved && <Saving>{saved}</Saving>}
            </Paid>
            <ButtonLink href={letter(subjectOf(plan, billing))} variant={isFirst ? 'primary' : 'secondary'} fullWidth>
              {t('choose', { plan: t(`plans.${plan.id}.name`) })}
            </ButtonLink>
            <FeatureList>
              {PLAN_SECTIONS.features.map((each) => {
                const featureText = feature(each, plan.features[each]);
                return (
                  featureText && (
                    <li key={each}>
                      <Icon name="check" size={16} />
                      {featureText}
                    </li>
                  )
                );
              })}
            </FeatureList>
          </PlanCard>
        );
      })}
    </Cards>
  );
}

export interface PlanCardsProps {
  plans: readonly Plan[];
  billing: Billing;
  variant: 'modern' | 'simple';
}
