import type { Meta, StoryObj } from '@storybook/react-vite';
import { color } from '../tokens/css';
import { sizeScale, spaceScale } from '../tokens/scales';
import { FoundationPage } from './FoundationPage';
import { TokenCode, Section, TokenList, Use } from './foundations.styles';

const meta = { title: 'Space', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = Object.entries(spaceScale).toSorted((a, b) => a[1] - b[1]);
const sizes = Object.keys(sizeScale.comfortable) as (keyof typeof sizeScale.comfortable)[];

export const Default: Story = {
  render: () => (
    <FoundationPage
      title="Space"
      lead="A grid of 4 px. Inside a group 8 to 12, between groups 24, at the page's edge 16 on a phone, 24 and 32 beyond."
    >
      <Section aria-label="Steps">
        <TokenList style={{ '--columns': '110px 80px minmax(0, 1fr)' }}>
          {steps.map(([step, px]) => (
            <li key={step}>
              <TokenCode>space({step})</TokenCode>
              <Use>{px} px</Use>
              <span style={{ width: px, height: 16, background: color('accent.solid'), borderRadius: 2 }} />
            </li>
          ))}
        </TokenList>
      </Section>
      <Section aria-label="Density">
        <h2>Density</h2>
        <p>Sizes that several components share, and that the person's density changes. Nothing to press is under 24 px.</p>
        <TokenList style={{ '--columns': '200px 1fr 1fr' }}>
          {sizes.map((name) => (
            <li key={name}>
              <TokenCode>size('{name}')</TokenCode>
              <span>comfortable {sizeScale.comfortable[name]} px</span>
              <span>compact {sizeScale.compact[name]} px</span>
            </li>
          ))}
        </TokenList>
      </Section>
    </FoundationPage>
  ),
};
