import { Inline, Stack } from '@stockroom/ui';
import { font, typeScale } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { ExampleFrame } from '#features/showcase/components/ExampleFrame/ExampleFrame';
import { ShowcasePage } from '#features/showcase/components/ShowcasePage/ShowcasePage';
import { Part } from '#features/showcase/components/ShowcasePage/ShowcasePage.styles';
import { typeDescription } from '#features/showcase/components/tokenDescriptions';
import { Figures } from '#features/showcase/examples/typography/Figures';
import { RunningText } from '#features/showcase/examples/typography/RunningText';
import { exampleCodes } from '#features/showcase/model/exampleCodes';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useExampleAppearance } from '../useExampleAppearance';
import { StyleSize } from './TypographyScreen.styles';

const codes = exampleCodes(
  import.meta.glob<string>('../../examples/typography/*.tsx', { query: '?raw', import: 'default', eager: true }),
);
const styles = Object.keys(typeScale) as (keyof typeof typeScale)[];

/** The text styles, running text and figures. */
export function TypographyScreen() {
  const { t } = useTranslation('showcase');
  const { exampleAppearance, onLooks } = useExampleAppearance();
  return (
    <ShowcasePage page="typography" appearance={exampleAppearance} onAppearanceChange={onLooks}>
      <Part>
        <h2>{t('typography.styles')}</h2>
        <Stack>
          {styles.map((name) => (
            <StyleExample key={name} name={name} />
          ))}
        </Stack>
      </Part>
      <Part>
        <h2>{t('typography.prose')}</h2>
        <ExampleFrame title={t('typography.prose')} code={codes('RunningText')}>
          <RunningText />
        </ExampleFrame>
      </Part>
      <Part>
        <h2>{t('typography.figures')}</h2>
        <ExampleFrame title={t('typography.figures')} descriptionText={t('typography.figuresText')} code={codes('Figures')}>
          <Figures />
        </ExampleFrame>
      </Part>
    </ShowcasePage>
  );
}

function StyleExample({ name }: { name: keyof typeof typeScale }) {
  const description = typeDescription(useLanguage(), name);
  return (
    <ExampleFrame
      title={name}
      titleLanguage="en"
      descriptionText={description.text}
      descriptionLanguage={description.lang}
      code={`\${font('${name}')}`}
    >
      <StyleSample name={name} />
    </ExampleFrame>
  );
}

const Sample = styled.p<{ $look: keyof typeof typeScale }>`
  ${({ $look }) => font($look)}
`;

function StyleSample({ name }: { name: keyof typeof typeScale }) {
  const { t } = useTranslation('showcase');
  return (
    <Inline gap={1} columnGap={6} align="baseline" justify="between">
      <Sample $look={name}>{t('typography.sample')}</Sample>
      <StyleSize>{t('typography.size', typeScale[name])}</StyleSize>
    </Inline>
  );
}
