import { PLAN_SECTIONS, type Pricing } from '@stockroom/contract';
import { ButtonLink, Icon } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Amount, FeatureList } from '../PlanCards/PlanCards.styles';
import { usePlanLabels } from '../usePlanLabels';
import { Columns, Price, TextBlock } from './SinglePrice.styles';

/** The lifetime price, beside all features of the largest plan. */
export function SinglePrice({ pricing: { plans, lifetimeCents } }: SinglePriceProps) {
  const { t } = useTranslation('pricing');
  const { money, feature, letter } = usePlanLabels();
  const features = plans.at(-1)?.features ?? {};
  return (
    <Columns aria-labelledby="single-price">
      <TextBlock>
        <h2 id="single-price">{t('single.title')}</h2>
        <p>{t('single.text')}</p>
        <h3>{t('single.list')}</h3>
        <FeatureList>
          {PLAN_SECTIONS.features.map((each) => (
            <li key={each}>
              <Icon name="check" size={16} />
              {feature(each, features[each]) ?? t(`features.${each}`)}
            </li>
          ))}
        </FeatureList>
      </TextBlock>
      <Price>
        <Amount>
          <strong>{money(lifetimeCents)}</strong> {t('single.once')}
        </Amount>
        <ButtonLink
          href={letter(t('subject', { plan: t('single.title'), billing: t('single.once') }))}

          variant="primary"
          fullWidth
        >
          {t('single.choose')}
        </ButtonLink>
      </Price>
    </Columns>
  );
}

export interface SinglePriceProps {
  pricing: Pricing;
}
