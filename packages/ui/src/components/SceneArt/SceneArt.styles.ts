import { keyframes, styled } from 'styled-components';
import { color, motion } from '../../tokens/css';

const appear = keyframes`from { opacity: 0; }`;

const mix = (one: string, share: number, other: string) => `color-mix(in oklab, ${one} ${share}%, ${other})`;
const [line, fill, accent] = [color('art.line'), color('art.fill'), color('art.accent')];
const [page, raised, ink] = [color('surface.page'), color('surface.raised'), color('text.default')];
const [awning, light] = [color('awning.ground'), color('awning.light')];

/**
 * The drawing's tones, all mixed from the theme's roles: from the distant air to the ink of the lines. Light in the light
 * scheme, night in the dark one.
 */
export const SceneRoot = styled.svg`
  --art-sky: ${mix(accent, 9, page)};
  --art-sun: ${mix(accent, 22, page)};
  --art-far: ${mix(accent, 15, color('surface.sunken'))};
  --art-wall: ${raised};
  --art-paper: ${raised};
  --art-shade: ${mix(accent, 6, fill)};
  --art-fill: ${fill};
  --art-mid: ${mix(line, 38, fill)};
  --art-deep: ${mix(line, 72, fill)};
  --art-line: ${line};
  --art-glass: ${mix(accent, 18, raised)};
  --art-glow: ${mix(light, 58, raised)};
  --art-warm: ${mix(light, 44, mix(line, 30, fill))};
  --art-accent: ${accent};
  --art-soft: ${mix(accent, 52, raised)};
  --art-dark: ${awning};
  --art-stripe: ${color('awning.stripe')};
  --art-shadow: ${mix(ink, 10, 'transparent')};
  .dark & {
    --art-sky: ${mix(accent, 10, page)};
    --art-sun: ${mix(accent, 16, fill)};
    --art-far: ${mix(accent, 12, color('surface.sunken'))};
    --art-wall: ${mix(line, 26, raised)};
    --art-paper: ${mix(ink, 78, line)};
    --art-shade: ${mix(line, 8, raised)};
    --art-glass: ${mix(accent, 26, raised)};
    --art-glow: ${mix(light, 82, raised)};
    --art-warm: ${mix(light, 42, line)};
    --art-soft: ${mix(accent, 58, line)};
    --art-shadow: ${mix(color('surface.nav'), 40, 'transparent')};
  }
  display: block;
  width: 100%;
  height: 100%;
  forced-color-adjust: none;
  & > g {
    animation: ${appear} ${motion('drawer')};
  }
  @media print {
    display: none;
  }
`;
