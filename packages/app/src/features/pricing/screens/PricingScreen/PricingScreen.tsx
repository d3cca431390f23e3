import { PageHeader, RadioGroup, Skeleton, VisuallyHidden } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { pricingQuery } from '#entities/pricing/pricingQuery';
import { PlanCards } from '#features/pricing/components/PlanCards/PlanCards';
import { PlanTable } from '#features/pricing/components/PlanTable/PlanTable';
import { PricingDetails } from '#features/pricing/components/PricingDetails/PricingDetails';
import { SinglePrice } from '#features/pricing/components/SinglePrice/SinglePrice';
import { BILLINGS, pricingAddress } from '#features/pricing/model/pricingAddress';
import type { PricingVariant } from '#features/pricing/pricingPaths';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useListAddress } from '#shared/list/useListAddress';
import { QueryPage } from '#shared/query/QueryPage';
import { Page } from './PricingScreen.styles';

/** Stockroom's prices, in one of four layout variants. The billing period is in the address. */
export function PricingScreen({ variant }: PricingScreenProps) {
  const { t } = useTranslation('pricing');
  useDocumentTitle(t('title'));
  const query = useQuery(pricingQuery());
  const { state, move } = useListAddress(pricingAddress, (param) => t(`params.${param as 'billing'}`));
  const { billing } = state;
  const pricing = query.data;
  return (
    <Page>
      <PageHeader title={t('title')} description={t('lead')} />
      {variant !== 'single' && (
        <RadioGroup
          label={t('billing')}
          value={billing}
          orientation="horizontal"
          options={BILLINGS.map((value) => ({ value, label: t(value) }))}
          onChange={(next) => move({ billing: next })}
        />
      )}
      <QueryPage
        query={query}
        count={1}
        labels={{ failed: t('failed'), stale: t('stale') }}
        empty={null}
        waiting={
          <div role="status">
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <Skeleton shape="rect" height={420} />
          </div>
        }
      >
        {pricing && (variant === 'modern' || variant === 'simple') && (
          <PlanCards plans={pricing.plans} billing={billing} variant={variant} />
        )}
        {pricing && variant === 'single' && <SinglePrice pricing={pricing} />}
        {pricing && variant === 'table' && <PlanTable plans={pricing.plans} billing={billing} />}
        {pricing && <PricingDetails pricing={pricing} />}
      </QueryPage>
    </Page>
  );
}

export interface PricingScreenProps {
  variant: PricingVariant;
}
