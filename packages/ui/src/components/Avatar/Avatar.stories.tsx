import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar, PRESENCES } from './Avatar';

const meta = {
  component: Avatar,
  args: { name: 'Deniz Arslan', size: 40 },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#d6e4dc"/><circle cx="20" cy="16" r="8" fill="#7a4b32"/><path d="M4 40c1-11 8-15 16-15s15 4 16 15z" fill="#2f5d50"/></svg>',
)}`;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Deniz Arslan' })).toHaveTextContent('DA');
  },
};

export const Picture: Story = { args: { src: portrait, size: 64 } };

export const BrokenPicture: Story = {
  tags: ['behaviour'],
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveTextContent('DA'));
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
      {([24, 32, 40, 64, 96] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

export const Presences: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 24 }}>
      {PRESENCES.map((presence) => (
        <Avatar key={presence} {...args} presence={presence} presenceLabel={presence} />
      ))}
    </div>
  ),
};

export const NoName: Story = { args: { name: '', decorative: true } };

export const Turkish: Story = {
  args: { name: 'ilker ırmak', locale: 'tr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent('İI');
  },
};
