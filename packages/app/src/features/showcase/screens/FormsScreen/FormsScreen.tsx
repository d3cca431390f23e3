import { Skeleton, Stack } from '@stockroom/ui';
import type { ComponentType } from 'react';
import { ExampleFrame } from '#features/showcase/components/ExampleFrame/ExampleFrame';
import { ShowcasePage } from '#features/showcase/components/ShowcasePage/ShowcasePage';
import { Part } from '#features/showcase/components/ShowcasePage/ShowcasePage.styles';
import { Described } from '#features/showcase/examples/forms/Described';
import { Fields } from '#features/showcase/examples/forms/Fields';
import { Grouped } from '#features/showcase/examples/forms/Grouped';
import { Mixed } from '#features/showcase/examples/forms/Mixed';
import { OneColumn } from '#features/showcase/examples/forms/OneColumn';
import { OneLine } from '#features/showcase/examples/forms/OneLine';
import { TwoColumns } from '#features/showcase/examples/forms/TwoColumns';
import { Wizard } from '#features/showcase/examples/forms/Wizard';
import { exampleCodes } from '#features/showcase/model/exampleCodes';
import { useTranslation } from '#shared/i18n/useTranslation';
import { lazyPart } from '#shared/routing/lazyPart';
import { useExampleAppearance } from '../useExampleAppearance';

/** Fields for dates and numbers are larger than the page, and load after it. */
const FieldVariants = lazyPart(
  'field-variants',
  async () => (await import('#features/showcase/examples/forms/FieldVariants')).FieldVariants,
  <Skeleton shape="rect" height={220} />,
);

const codes = exampleCodes(import.meta.glob<string>('../../examples/forms/*', { query: '?raw', import: 'default', eager: true }));
type LayoutName = 'oneColumn' | 'twoColumns' | 'mixed' | 'grouped' | 'described' | 'oneLine';
const layouts: readonly (readonly [LayoutName, ComponentType])[] = [
  ['oneColumn', OneColumn],
  ['twoColumns', TwoColumns],
  ['mixed', Mixed],
  ['grouped', Grouped],
  ['described', Described],
  ['oneLine', OneLine],
];

/** Form fields, their layouts, and long forms in steps. */
export function FormsScreen() {
  const { t } = useTranslation('showcase');
  const { exampleAppearance, onLooks } = useExampleAppearance();
  return (
    <ShowcasePage page="forms" appearance={exampleAppearance} onAppearanceChange={onLooks}>
      <Part>
        <h2>{t('forms.fields')}</h2>
        <ExampleFrame title={t('forms.fields')} code={codes('Fields')}>
          <Fields />
        </ExampleFrame>
        <p>{t('forms.variantsText')}</p>
        <ExampleFrame title={t('forms.variants')} code={codes('FieldVariants', 'forms.styles')}>
          <FieldVariants />
        </ExampleFrame>
      </Part>
      <Part>
        <h2>{t('forms.layoutsTitle')}</h2>
        <Stack>
          {layouts.map(([name, Example]) => (
            <ExampleFrame
              key={name}
              title={t(`forms.layouts.${name}`)}
              descriptionText={t(`forms.layoutWords.${name}`)}
              code={codes(name, 'useAddressForm', 'forms.styles')}
            >
              <Example />
            </ExampleFrame>
          ))}
        </Stack>
      </Part>
      <Part>
        <h2>{t('forms.wizards')}</h2>
        <Stack>
          <ExampleFrame title={t('forms.across')} code={codes('Wizard', 'forms.styles')}>
            <Wizard />
          </ExampleFrame>
          <ExampleFrame title={t('forms.down')} code={codes('Wizard', 'forms.styles')}>
            <Wizard isDown />
          </ExampleFrame>
        </Stack>
      </Part>
    </ShowcasePage>
  );
}
