import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { color, focusRing, radius, shadow } from '../tokens/css';
import { radiusScale, shadowNames, zScale, type Radius, type Shadow } from '../tokens/scales';
import { FoundationPage } from './FoundationPage';
import { TokenCode, Section, TokenList, Use } from './foundations.styles';

const meta = { title: 'Shape', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Tile = styled.span`
  display: block;
  width: 120px;
  height: 56px;
  border: 1px solid ${color('border.default')};
  background: ${color('surface.overlay')};
`;
const FocusTile = styled(Tile)`
  ${focusRing}
  margin: 4px;
  border-radius: ${radius('control')};
`;

const uses: Record<Radius, string> = {
  inner: 'What lies within a control: ticks, keys, segments',
  control: 'Buttons, fields, menu entries',
  card: 'Cards, tables, dialogs',
  pill: 'Badges, bars',
};
const columns = { '--columns': '136px 200px minmax(0, 1fr)' } as React.CSSProperties;

export const Default: Story = {
  render: () => (
    <FoundationPage title="Shape" lead="Four corners, two shadows, one ring. A line of 1 px comes before a shadow.">
      <Section aria-label="Corners">
        <h2>Corners</h2>
        <TokenList style={columns}>
          {(Object.keys(radiusScale) as Radius[]).map((name) => (
            <li key={name}>
              <Tile style={{ borderRadius: radius(name) }} />
              <span>
                <TokenCode>radius('{name}')</TokenCode> <Use>{radiusScale[name]} px</Use>
              </span>
              <Use>{uses[name]}</Use>
            </li>
          ))}
        </TokenList>
      </Section>
      <Section aria-label="Shadows">
        <h2>Shadows</h2>
        <TokenList style={columns}>
          {(Object.keys(shadowNames) as Shadow[]).map((name) => (
            <li key={name} style={{ paddingBlock: 20 }}>
              <Tile style={{ borderRadius: radius('card'), boxShadow: shadow(name) }} />
              <TokenCode>shadow('{name}')</TokenCode>
              <Use>{shadowNames[name]}</Use>
            </li>
          ))}
        </TokenList>
      </Section>
      <Section aria-label="Focus">
        <h2>Focus</h2>
        <TokenList style={columns}>
          <li>
            <FocusTile />
            <TokenCode>focusRing</TokenCode>
            <Use>2 px, 2 px away, 3:1 against every ground; the system's own colour where colours are forced</Use>
          </li>
        </TokenList>
      </Section>
      <Section aria-label="Layers">
        <h2>Layers</h2>
        <TokenList style={{ '--columns': '200px 1fr' }}>
          {Object.entries(zScale).map(([name, level]) => (
            <li key={name}>
              <TokenCode>z('{name}')</TokenCode>
              <Use>{level}</Use>
            </li>
          ))}
        </TokenList>
      </Section>
    </FoundationPage>
  ),
};
