import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button';
import { color, motion, radius } from '../tokens/css';
import { motionScale, type Motion } from '../tokens/scales';
import { FoundationPage } from './FoundationPage';
import { TokenCode, Section, TokenList, Use } from './foundations.styles';

const meta = { title: 'Motion', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const uses: Record<Motion, string> = {
  state: 'A control under the pointer, pressed, selected',
  enter: 'What appears: a menu, a dialog, details',
  drawer: 'What comes from an edge: a drawer, the side menu',
};

export const Default: Story = {
  render: function Render() {
    const [there, setThere] = useState(false);
    return (
      <FoundationPage
        title="Motion"
        lead="It says where something comes from, and is over before one waits for it. Only opacity and transform move; with reduced motion nothing does."
      >
        <Section aria-label="Durations">
          <div>
            <Button onPress={() => setThere(!there)} aria-pressed={there}>
              Move
            </Button>
          </div>
          <TokenList style={{ '--columns': '200px minmax(0, 1fr) minmax(0, 1fr)' }}>
            {(Object.keys(motionScale) as Motion[]).map((name) => (
              <li key={name}>
                <span>
                  <TokenCode>motion('{name}')</TokenCode> <Use>{motionScale[name]} ms</Use>
                </span>
                <span style={{ overflow: 'clip', height: 24 }}>
                  <span
                    data-moves
                    style={{
                      display: 'block',
                      width: 24,
                      height: 24,
                      borderRadius: radius('control'),
                      background: color('accent.solid'),
                      transform: there ? 'translateX(160px)' : 'none',
                      transition: `transform ${motion(name)}`,
                    }}
                  />
                </span>
                <Use>{uses[name]}</Use>
              </li>
            ))}
          </TokenList>
        </Section>
      </FoundationPage>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(canvas.getByRole('button', { pressed: true })).toBeVisible());
  },
};
