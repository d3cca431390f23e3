import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Flag } from './Flag';

const meta = { component: Flag, args: { iso: 'tr' } } satisfies Meta<typeof Flag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAName: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 8 }}>
      {[
        ['tr', 'Türkiye'],
        ['us', 'United States'],
        ['jp', 'Japan'],
        ['ch', 'Switzerland'],
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
    await expect(canvas.getByRole('img', { name: 'Türkiye' })).toHaveTextContent('TR');
  },
};
