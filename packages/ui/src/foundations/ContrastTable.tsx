import { categoricalPartPairs, categoricalTextPairs, partPairs, textPairs } from '../theme/contrastPairs';
import { resolveAwning } from '../theme/resolveAwning';
import { resolveTheme } from '../theme/resolveTheme';
import { SCHEMES, THEMES } from '../theme/themeNames';
import type { ColorRole } from '../tokens/colorRoles';
import { contrast } from '../tokens/contrast';
import { Figures, TokenCode, Section } from './foundations.styles';

/** Marks a ratio that is too low. */
export const FAILS = 'data-fails';

interface World {
  theme: string;
  ground: string;
  values: Partial<Record<ColorRole, string>>;
}

const worlds: readonly (World & { id: string })[] = THEMES.flatMap((theme): World[] => [
  ...SCHEMES.map((scheme) => ({ theme, ground: scheme, values: resolveTheme(theme, scheme) })),
  { theme, ground: 'awning', values: resolveAwning(theme) },
]).map((world) => ({ ...world, id: `${world.theme} ${world.ground}` }));
const kinds = {
  text: { title: 'Text', needed: 4.5, pairs: [...textPairs, ...categoricalTextPairs] },
  part: { title: 'Parts of controls', needed: 3, pairs: [...partPairs, ...categoricalPartPairs] },
} as const;

/**
 * Returns the contrast ratio of two roles; `null` where the theme defines neither itself: the categories on the awning are the
 * page's.
 */
function ratioIn({ values }: World, front: ColorRole, ground: ColorRole): number | null {
  const [one, other] = [values[front], values[ground]];
  return one && other ? contrast(one, other) : null;
}

/** Formats a ratio to one decimal, truncated rather than rounded: 4.46 must not look like 4.5. */
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
              {worlds.map(({ id, theme, ground }) => (
                <th key={id} scope="col">
                  {theme}
                  <br />
                  {ground}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pairs.map(([front, ground]) => {
              const ratios = worlds.map((world) => ratioIn(world, front, ground));
              const lowest = Math.min(...ratios.filter((ratio) => ratio !== null));
              return (
                <tr key={`${front} ${ground}`}>
                  <th scope="row">
                    <TokenCode>{front}</TokenCode> on <TokenCode>{ground}</TokenCode>
                  </th>
                  {worlds.map(({ id }, index) => {
                    const ratio = ratios[index] ?? null;
                    if (ratio === null) return <td key={id}>–</td>;
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
