import { ThemeStage, Stack } from '@stockroom/ui';
import { categoricalPartPairs, categoricalTextPairs, contrast, partPairs, textPairs } from '@stockroom/ui/tokens';
import { use } from 'react';
import { ColorRoles } from '#features/showcase/components/ColorRoles/ColorRoles';
import { ContrastPairs } from '#features/showcase/components/ContrastPairs/ContrastPairs';
import { ExampleAppearanceContext } from '#features/showcase/components/exampleAppearanceContext';
import { Frame } from '#features/showcase/components/ExampleFrame/ExampleFrame.styles';
import { ExampleTexts } from '#features/showcase/components/ExampleTexts';
import { ShowcasePage } from '#features/showcase/components/ShowcasePage/ShowcasePage';
import { Part } from '#features/showcase/components/ShowcasePage/ShowcasePage.styles';
import { useMeasuredColors } from '#features/showcase/components/useMeasuredColors';
import { measurePairs } from '#features/showcase/model/measurePairs';
import { useTranslation } from '#shared/i18n/useTranslation';
import { lazyPart } from '#shared/routing/lazyPart';
import { useExampleAppearance } from '../useExampleAppearance';

const ColorRamps = lazyPart('color-ramps', () =>
  import('#features/showcase/components/ColorRamps/ColorRamps').then((module) => module.ColorRamps),
);

/** The colours of a theme and a scheme: roles, measured contrast, ramps. */
export function ColorsScreen() {
  const { exampleAppearance, onLooks } = useExampleAppearance();
  return (
    <ShowcasePage page="colors" appearance={exampleAppearance} onAppearanceChange={onLooks}>
      <Frame as="div">
        <ThemeStage {...exampleAppearance}>
          <ExampleTexts>
            <ColorParts />
          </ExampleTexts>
        </ThemeStage>
      </Frame>
    </ShowcasePage>
  );
}

function ColorParts() {
  const { t } = useTranslation('showcase');
  const { language } = use(ExampleAppearanceContext);
  const { ref, values } = useMeasuredColors();
  return (
    <Stack gap={8} ref={ref} lang={language}>
      <Part>
        <h2>{t('colors.roles')}</h2>
        <p>{t('colors.rolesText')}</p>
        <ColorRoles values={values} />
      </Part>
      <Part>
        <h2>{t('colors.contrast')}</h2>
        <p>{t('colors.contrastText')}</p>
        <ContrastPairs
          title={t('colors.textPairs')}
          needed={4.5}
          pairs={measurePairs([...textPairs, ...categoricalTextPairs], values, contrast)}
        />
        <ContrastPairs
          title={t('colors.partPairs')}
          needed={3}
          pairs={measurePairs([...partPairs, ...categoricalPartPairs], values, contrast)}
        />
      </Part>
      <Part>
        <h2>{t('colors.ramps')}</h2>
        <p>{t('colors.rampsText')}</p>
        <ColorRamps />
      </Part>
    </Stack>
  );
}
