import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { resolveTheme } from '../theme/resolveTheme';
import { SCHEMES, THEMES, type SchemeName, type ThemeName } from '../theme/themeNames';
import { colorRoles, type ColorRole } from '../tokens/colorRoles';
import { color, colorVariable } from '../tokens/css';
import { ContrastTable, FAILS } from './ContrastTable';
import { FoundationPage } from './FoundationPage';
import { TokenCode, Section, Swatch, TokenList, Use } from './foundations.styles';

const meta = {
  title: 'Colours',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const roles = Object.keys(colorRoles) as ColorRole[];
const families = [...new Set(roles.map((role) => role.split('.')[0] ?? ''))];
const titles: Record<string, string> = {
  surface: 'Surfaces',
  border: 'Borders',
  text: 'Text',
  accent: 'Accent',
  info: 'Info',
  success: 'Success',
  warning: 'Warning',
  critical: 'Critical',
  awning: 'The shop front',
  art: 'Drawings',
  categorical: 'Categories',
};

/** Every role with its value in the theme and scheme of the toolbar. */
export const Default: Story = {
  render: (_, { globals }) => {
    const theme = globals['theme'] as ThemeName;
    const scheme: SchemeName = globals['scheme'] === 'dark' ? 'dark' : 'light';
    const values = resolveTheme(theme, scheme);
    return (
      <FoundationPage
        title="Colours"
        lead="A colour is named by what it is for, not by what it looks like. Every theme and scheme fills the same roles; the accent is for what acts and what is selected, the four meanings are never told by colour alone. No accent comes near a meaning, and the nine categories are the same in every theme."
      >
        {families.map((family) => (
          <Section key={family} aria-label={titles[family]}>
            <h2>{titles[family]}</h2>
            <TokenList style={{ '--columns': '72px minmax(0, 200px) minmax(0, 96px) minmax(0, 1fr)' }}>
              {roles
                .filter((role) => role.startsWith(`${family}.`))
                .map((role) => (
                  <li key={role}>
                    <Swatch style={{ background: color(role) }} title={colorVariable(role)} />
                    <TokenCode>{role}</TokenCode>
                    <TokenCode>{values[role]}</TokenCode>
                    <Use>{colorRoles[role]}</Use>
                  </li>
                ))}
            </TokenList>
          </Section>
        ))}
      </FoundationPage>
    );
  },
};

/** The contrast of every pair in use, in every theme and scheme. */
export const Contrast: Story = {
  render: () => (
    <FoundationPage
      title="Contrast"
      lead="Text has 4.5:1 against every ground it may stand on, parts that one must see to use a control have 3:1: on the page in light and dark, and on the awning, where the menu stands. The figures are computed from the ramps; the lowest of each row is in bold."
    >
      <ContrastTable kind="text" />
      <ContrastTable kind="part" />
    </FoundationPage>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('columnheader', { name: new RegExp([...SCHEMES, 'awning'].join('|'), 'u') })).toHaveLength(
      2 * THEMES.length * (SCHEMES.length + 1),
    );
    await expect(canvasElement.querySelectorAll(`[${FAILS}]`)).toHaveLength(0);
  },
};
