import { Button, CopyButton, EmptyState, foldText } from '@stockroom/ui';
import {
  breakpoints,
  motionScale,
  radiusScale,
  shadowNames,
  sizeScale,
  spaceScale,
  typeScale,
  zScale,
} from '@stockroom/ui/tokens';
import { ExampleFrame } from '#features/showcase/components/ExampleFrame/ExampleFrame';
import { ShowcasePage } from '#features/showcase/components/ShowcasePage/ShowcasePage';
import { Part } from '#features/showcase/components/ShowcasePage/ShowcasePage.styles';
import { useCopyLabels } from '#features/showcase/components/useCopyLabels';
import { Panel } from '#features/showcase/examples/tokens/Panel';
import { exampleCodes } from '#features/showcase/model/exampleCodes';
import { componentsAddress } from '#features/showcase/model/showcaseAddress';
import { TOKEN_SCALES, tokenRows } from '#features/showcase/model/tokenRows';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SearchBox } from '#shared/list/SearchBox';
import { useListAddress } from '#shared/list/useListAddress';
import { useExampleAppearance } from '../useExampleAppearance';
import { Rows } from './TokensScreen.styles';

const sizes = Object.fromEntries(
  Object.entries(sizeScale.comfortable).map(([name, px]) => [
    name,
    [px, sizeScale.compact[name as keyof typeof sizeScale.compact]],
  ]),
);
const scales = {
  space: spaceScale,
  radius: radiusScale,
  font: typeScale,
  size: sizes,
  motion: motionScale,
  shadow: shadowNames,
  z: zScale,
  media: breakpoints,
};
const codes = exampleCodes(
  import.meta.glob<string>('../../examples/tokens/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
);

/** Tokens for styles, and helpers for common needs. */
export function TokensScreen() {
  const { t } = useTranslation('showcase');
  const { exampleAppearance, onLooks } = useExampleAppearance();
  const { state, move } = useListAddress(componentsAddress);
  const labels = useCopyLabels();
  const wanted = foldText(state.search);
  const found = TOKEN_SCALES.flatMap((scale) => {
    const rows = tokenRows(scale, scales).filter(({ code, value }) => foldText(`${code} ${value}`).includes(wanted));
    return rows.length > 0 ? [{ scale, rows }] : [];
  });
  const searchLabels = { label: t('tokens.search'), placeholder: t('tokens.placeholder'), clear: t('search.clear') };
  return (
    <ShowcasePage
      page="tokens"
      appearance={exampleAppearance}
      onAppearanceChange={onLooks}
      search={<SearchBox search={state.search} labels={searchLabels} onSearch={(search) => move({ search })} />}
    >
      <Part>
        <h2>{t('tokens.instead')}</h2>
        <p>{t('tokens.insteadText')}</p>
        <ExampleFrame title={t('tokens.example')} code={codes('Panel', 'Panel.styles')}>
          <Panel />
        </ExampleFrame>
      </Part>
      {found.length === 0 && (
        <EmptyState
          illustration="search"
          title={t('nothing')}
          action={<Button onPress={() => move({ search: '' })}>{t('search.clear')}</Button>}
        >
          {t('tokens.nothingText')}
        </EmptyState>
      )}
      {found.map(({ scale, rows }) => (
        <Part key={scale}>
          <h2>{t(`tokens.scales.${scale}`)}</h2>
          <p>{t(`tokens.words.${scale}`)}</p>
          <Rows aria-label={t(`tokens.scales.${scale}`)}>
            {rows.map(({ code, value }) => (
              <li key={code} lang="en">
                <code>{code}</code>
                <span>{value}</span>
                <CopyButton text={code} labels={labels} />
              </li>
            ))}
          </Rows>
        </Part>
      ))}
    </ShowcasePage>
  );
}
