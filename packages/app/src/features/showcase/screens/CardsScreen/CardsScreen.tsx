import { Button, Inline } from '@stockroom/ui';
import { ExampleFrame } from '#features/showcase/components/ExampleFrame/ExampleFrame';
import { ShowcasePage } from '#features/showcase/components/ShowcasePage/ShowcasePage';
import { CARDS, countOf, componentOf } from '#features/showcase/examples/cards/samples';
import { CARD_KINDS, cardsAddress } from '#features/showcase/model/cards';
import { exampleCodes } from '#features/showcase/model/exampleCodes';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useListAddress } from '#shared/list/useListAddress';
import { useExampleAppearance } from '../useExampleAppearance';
import { CardGrid } from './CardsScreen.styles';

const codes = exampleCodes(import.meta.glob<string>('../../examples/cards/*', { query: '?raw', import: 'default', eager: true }));
/** The usage of a sample, above the code of its component. */
const usageOf = (part: string, props: object) =>
  `<${part}${Object.entries(props)
    .map(([name, value]) => ` ${name}={${JSON.stringify(value)}}`)
    .join('')} />`;

/** Cards of every kind, with a filter by kind. */
export function CardsScreen() {
  const { t } = useTranslation('showcase');
  const { exampleAppearance, onLooks } = useExampleAppearance();
  const { state, move } = useListAddress(cardsAddress, () => t('cards.kind'));
  const shown = CARDS.filter(([, kind]) => state.kind === null || kind === state.kind);
  return (
    <ShowcasePage page="cards" appearance={exampleAppearance} onAppearanceChange={onLooks}>
      <Inline role="group" aria-label={t('cards.kind')}>
        {[null, ...CARD_KINDS].map((kind) => (
          <Button key={kind ?? 'all'} size="sm" aria-pressed={kind === state.kind} onPress={() => move({ kind })}>
            {t(`cards.kinds.${kind ?? 'all'}`)} {countOf(kind)}
          </Button>
        ))}
      </Inline>
      <CardGrid>
        {shown.map(([name, , part, props]) => {
          const Example = componentOf(part);
          return (
            <ExampleFrame
              key={name}
              level={2}
              title={t(`cards.names.${name}`)}
              code={`// ${usageOf(part, props)}\n\n${codes(part, 'cards.styles')}`}
            >
              <Example {...props} />
            </ExampleFrame>
          );
        })}
      </CardGrid>
    </ShowcasePage>
  );
}
