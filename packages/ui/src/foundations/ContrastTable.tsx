import { partPairs, textPairs } from '../theme/contrastPairs';
import { resolveTheme } from '../theme/resolveTheme';
import { SCHEMES, THEMES } from '../theme/themeNames';
import { contrast } from '../tokens/contrast';
import { Figures, Name, Section } from './foundations.styles';

/** Marks a figure that is too low. */
export const FAILS = 'data-fails';

const worlds = THEMES.flatMap((theme) =>
  SCHEMES.map((scheme) => ({ theme, scheme, id: `${theme} ${scheme}`, values: resolveTheme(theme, scheme) })),
);
const kinds = {
  text: { title: 'Text', needed: 4.5, pairs: textPairs },
  part: { title: 'Parts of controls', needed: 3, pairs: partPairs },
} as const;

/** Ratios to one decimal, cut and not rounded: 4.46 must not look like 4.5. */
const figure = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

export function ContrastTable({ kind }: { kind: keyof typeof kinds }) {
  const { title, needed, pairs } = kinds[kind];
  return (
    <Section aria-label={title}>
      <h2>
        {title}: {needed}:1
      </h2>
      <Figures role="region" aria-label={`Contrast of ${title.toLowerCase()}`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              {worlds.map(({ id, theme, scheme }) => (
                <th key={id} scope="col">
                  {theme}
                  <br />
                  {scheme}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pairs.map(([front, ground]) => {
              const ratios = worlds.map(({ values }) => contrast(values[front], values[ground]));
              const lowest = Math.min(...ratios);
              return (
                <tr key={`${front} ${ground}`}>
                  <th scope="row">
                    <Name>{front}</Name> on <Name>{ground}</Name>
                  </th>
                  {worlds.map(({ id }, index) => {
                    const ratio = ratios[index] ?? 0;
                    return (
                      <td key={id} data-lowest={ratio === lowest || undefined} {...{ [FAILS]: ratio < needed || undefined }}>
                        {figure(ratio)}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Figures>
    </Section>
  );
}
