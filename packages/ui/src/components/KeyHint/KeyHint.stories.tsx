import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeyHint } from './KeyHint';

const meta = { component: KeyHint, args: { keys: 'mod+k', isApple: false } } satisfies Meta<typeof KeyHint>;
export default meta;
type Story = StoryObj<typeof meta>;

const keys = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('kbd')].map((key) => key.textContent);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(keys(canvasElement)).toEqual(['Ctrl', 'K']);
  },
};

export const OnApple: Story = {
  args: { keys: 'mod+shift+k', isApple: true },
  play: async ({ canvasElement }) => {
    await expect(keys(canvasElement)).toEqual(['⌘', '⇧', 'K']);
  },
};

export const Sequence: Story = {
  args: { keys: 'g i' },
  play: async ({ canvasElement }) => {
    await expect(keys(canvasElement)).toEqual(['G', 'I']);
  },
};

/** A key in the browser's own spelling. */
export const Arrow: Story = {
  tags: ['behaviour'],
  args: { keys: 'alt+arrowdown' },
  play: async ({ canvasElement }) => {
    await expect(keys(canvasElement)).toEqual(['Alt', '↓']);
  },
};

export const All: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {['?', 'escape', 'enter', 'up', 'mod+enter', 'shift+delete', 'g i'].map((each) => (
        <KeyHint {...args} key={each} keys={each} />
      ))}
    </div>
  ),
};
