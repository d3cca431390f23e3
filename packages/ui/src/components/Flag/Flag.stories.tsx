import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Flag } from './Flag';
import { flagPictures } from './flagPictures';

const meta = { component: Flag, beforeEach: flagPictures.preload, args: { iso: 'tr' } } satisfies Meta<typeof Flag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 8 }}>
      {[
        ['tr', 'Türkiye'],
        ['us', 'United States'],
        ['jp', 'Japan'],
        ['ch', 'Switzerland'],
        ['xk', 'Kosovo'],
      ].map(([iso = '', name]) => (
        <li key={iso} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Flag iso={iso} /> {name}
        </li>
      ))}
    </ul>
  ),
};

export const Alone: Story = {
  args: { label: 'Türkiye' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Türkiye' })).toBeVisible();
  },
};

/** An unknown country keeps its letters. */
export const Unknown: Story = {
  args: { iso: '<b>', label: 'Nowhere' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Nowhere' })).toHaveTextContent('<B');
  },
};
