import { color, themeClass } from '@stockroom/ui';
import type { Preferences } from '../preferences/preferences';

/**
 * A small drawing of a card on a page, in the scheme's own colours; for `auto` half in each scheme. Decoration beside the
 * scheme's name.
 */
export function SchemePicture({ scheme, theme }: Pick<Preferences, 'scheme' | 'theme'>) {
  if (scheme !== 'auto') return <Window theme={theme} scheme={scheme} />;
  return (
    <svg viewBox="0 0 96 48" aria-hidden focusable="false">
      <Window theme={theme} scheme="light" width={48} />
      <Window theme={theme} scheme="dark" x={48} width={48} />
    </svg>
  );
}

interface WindowProps {
  theme: Preferences['theme'];
  scheme: 'light' | 'dark';
  /** Left edge of the visible section, in its own units. */
  x?: number;
  width?: number;
}

function Window({ theme, scheme, x = 0, width = 96 }: WindowProps) {
  const isPart = width < 96;
  return (
    <svg
      viewBox={`${x} 0 ${width} 48`}
      className={themeClass(theme, scheme)}
      {...(isPart ? { x, width, height: 48 } : { 'aria-hidden': true, focusable: false })}
    >
      <rect width="96" height="48" fill={color('surface.page')} />
      <rect x="14" y="10" width="68" height="44" rx="4" fill={color('surface.raised')} stroke={color('border.default')} />
      <rect x="22" y="18" width="34" height="4" rx="2" fill={color('text.muted')} />
      <rect x="22" y="27" width="20" height="4" rx="2" fill={color('border.strong')} />
      <rect x="56" y="32" width="18" height="8" rx="3" fill={color('accent.solid')} />
    </svg>
  );
}
