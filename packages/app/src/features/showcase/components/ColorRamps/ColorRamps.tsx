import { accentRamp, neutralRamp, type Ramp } from '@stockroom/ui/ramps';
import { use } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { ExampleAppearanceContext } from '../exampleAppearanceContext';
import { Name, Step, Steps } from './ColorRamps.styles';

/** The colour ramps that a theme's roles are chosen from. */
export function ColorRamps() {
  const { t } = useTranslation('showcase');
  const { theme, scheme } = use(ExampleAppearanceContext);
  return (
    <>
      <RampRow name={t('colors.neutral')} ramp={neutralRamp(theme, scheme)} />
      <RampRow name={t('colors.accent')} ramp={accentRamp(theme, scheme)} />
    </>
  );
}

function RampRow({ name, ramp }: { name: string; ramp: Ramp }) {
  const { t } = useTranslation('showcase');
  return (
    <div>
      <Name>{name}</Name>
      <Steps aria-label={name}>
        {ramp.slice(1).map((value, index) => (
          <li key={value}>
            <Step role="img" aria-label={t('colors.step', { step: index + 1, value })} style={{ background: value }} />
            <small aria-hidden>{index + 1}</small>
          </li>
        ))}
      </Steps>
    </div>
  );
}
