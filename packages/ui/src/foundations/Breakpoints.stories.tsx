import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, radius } from '../tokens/css';
import { breakpoints, type Breakpoint } from '../tokens/scales';
import { FoundationPage } from './FoundationPage';
import { TokenCode, Section, TokenList, Use } from './foundations.styles';

const meta = { title: 'Breakpoints', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const widest = Math.max(...Object.values(breakpoints));
const changes: Record<Breakpoint, string> = {
  sm: 'Tables stay on one line a row and show prices; the page edge is 24 px',
  md: 'The side menu stands beside the page; forms have two columns; drawers lie beside the list',
  lg: 'Tables show every column; the page edge is 32 px',
  xl: 'The content grows no further',
};

export const Default: Story = {
  render: () => (
    <FoundationPage
      title="Breakpoints"
      lead="Widths from which a layout applies, as the specification names them. Everything is written for 320 px first; the toolbar's viewports have the same names."
    >
      <Section aria-label="Widths">
        <TokenList style={{ '--columns': '200px minmax(0, 1fr) minmax(0, 1fr)' }}>
          {(Object.keys(breakpoints) as Breakpoint[]).map((name) => (
            <li key={name}>
              <span>
                <TokenCode>media.up('{name}')</TokenCode> <Use>{breakpoints[name]} px</Use>
              </span>
              <span
                style={{
                  width: `${(breakpoints[name] / widest) * 100}%`,
                  height: 12,
                  borderRadius: radius('pill'),
                  background: color('accent.solid'),
                }}
              />
              <Use>{changes[name]}</Use>
            </li>
          ))}
        </TokenList>
      </Section>
    </FoundationPage>
  ),
};
