import { PLAN_SECTIONS, type Plan, type PlanFeature } from '@stockroom/contract';
import { ButtonLink, Icon, VisuallyHidden } from '@stockroom/ui';
import type { Billing } from '#features/pricing/model/pricingAddress';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Saving } from '../PlanCards/PlanCards.styles';
import { usePlanLabels } from '../usePlanLabels';
import { Head, Scroller, Table } from './PlanTable.styles';

const SECTIONS = ['features', 'payments'] as const;

/** A comparison of the plans, a column each. On a phone the plans are stacked below each feature, each with its name. */
export function PlanTable({ plans, billing }: PlanTableProps) {
  const { t } = useTranslation('pricing');
  const { price, saving, letter, subjectOf } = usePlanLabels();
  return (
    <Scroller>
      <Table aria-label={t('table')}>
        <thead>
          <tr>
            <th scope="col" data-corner>
              <VisuallyHidden>{t('feature')}</VisuallyHidden>
            </th>
            {plans.map((plan) => {
              const { amount, paid } = price(plan, billing);
              const saved = billing === 'yearly' ? saving(plan) : null;
              return (
                <th key={plan.id} scope="col">
                  <Head>
                    <strong>{t(`plans.${plan.id}.name`)}</strong>
                    <span>
                      {amount} {t('perMonth')}
                    </span>
                    <small>{paid}</small>
                    {saved && <Saving>{saved}</Saving>}
                  </Head>
                </th>
              );
            })}
          </tr>
        </thead>
        {SECTIONS.map((section) => (
          <tbody key={section}>
            <tr data-section>
              <th scope="rowgroup" colSpan={plans.length + 1}>
                {t(`sections.${section}`)}
              </th>
            </tr>
            {PLAN_SECTIONS[section].map((feature) => (
              <FeatureRow key={feature} feature={feature} plans={plans} />
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row" data-corner>
              <VisuallyHidden>{t('plan')}</VisuallyHidden>
            </th>
            {plans.map((plan) => (
              <td key={plan.id}>
                <ButtonLink href={letter(subjectOf(plan, billing))} variant={plan.popular ? 'primary' : 'secondary'} fullWidth>
                  {t('choose', { plan: t(`plans.${plan.id}.name`) })}
                </ButtonLink>
              </td>
            ))}
          </tr>
        </tfoot>
      </Table>
    </Scroller>
  );
}

export interface PlanTableProps {
  plans: readonly Plan[];
  billing: Billing;
}

function FeatureRow({ feature, plans }: { feature: PlanFeature; plans: readonly Plan[] }) {
  const { t } = useTranslation('pricing');
  const { cell } = usePlanLabels();
  return (
    <tr>
      <th scope="row">{t(`features.${feature}`)}</th>
      {plans.map(({ id, features }) => {
        const value = features[feature];
        return (
          <td key={id} data-plan={t(`plans.${id}.name`)}>
            {typeof value === 'boolean' ? (
              <>
                <span aria-hidden data-has={value}>
                  {value ? <Icon name="check" /> : '–'}
                </span>
                <VisuallyHidden>{cell(value)}</VisuallyHidden>
              </>
            ) : (
              cell(value)
            )}
          </td>
        );
      })}
    </tr>
  );
}
