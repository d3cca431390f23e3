import type { Pricing } from '@stockroom/contract';
import { ButtonLink, Disclosure, Icon, type IconName } from '@stockroom/ui';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { usePlanLabels } from '../usePlanLabels';
import { Band, Blocks, Part } from './PricingDetails.styles';

const BLOCKS = {
  undo: 'undo',
  scan: 'tag',
  ledger: 'transactions',
  languages: 'language',
  keys: 'sliders',
  yours: 'download',
} as const satisfies Record<string, IconName>;
const FAQS = ['trial', 'change', 'credit', 'stop'] as const;

/** Below the prices in every layout: benefits of all plans, a trial, and frequently asked questions. */
export function PricingDetails({ pricing: { trialDays, minimumCreditCents } }: PricingDetailsProps) {
  const { t } = useTranslation('pricing');
  const { money, letter } = usePlanLabels();
  const { number } = useFormat();
  const days = number(trialDays);
  return (
    <>
      <Part aria-labelledby="pricing-more">
        <h2 id="pricing-more">{t('more.title')}</h2>
        <Blocks>
          {(Object.keys(BLOCKS) as (keyof typeof BLOCKS)[]).map((block) => (
            <li key={block}>
              <Icon name={BLOCKS[block]} />
              <h3>{t(`more.blocks.${block}.title`)}</h3>
              <p>{t(`more.blocks.${block}.text`)}</p>
            </li>
          ))}
        </Blocks>
      </Part>
      <Band aria-labelledby="pricing-trial">
        <div>
          <h2 id="pricing-trial">{t('more.bandTitle', { days })}</h2>
          <p>{t('more.bandText')}</p>
        </div>
        <ButtonLink href={letter(t('more.bandSubject'))} variant="primary" icon="mail">
          {t('more.bandAction')}
        </ButtonLink>
      </Band>
      <Part aria-labelledby="pricing-questions">
        <h2 id="pricing-questions">{t('more.questions')}</h2>
        {FAQS.map((faq) => (
          <Disclosure key={faq} summary={t(`more.faqs.${faq}.question`)}>
            {t(`more.faqs.${faq}.answer`, { days, credit: money(minimumCreditCents) })}
          </Disclosure>
        ))}
      </Part>
    </>
  );
}

export interface PricingDetailsProps {
  pricing: Pricing;
}
