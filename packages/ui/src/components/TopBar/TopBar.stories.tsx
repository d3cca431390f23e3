import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar';
import { IconButton } from '../IconButton/IconButton';
import { TopBar } from './TopBar';

const meta = {
  component: TopBar,
  args: {
    start: <IconButton icon="menu" label="Toggle navigation" />,
    children: (
      <div style={{ lineHeight: 1.35 }}>
        <div style={{ fontWeight: 500, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}>Harbour Street</div>
        <div
          style={{
            fontSize: 12,
            color: 'var(--color-text-muted)',
            whiteSpace: 'nowrap',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          14 Harbour Street, Portland, ME 04101
        </div>
      </div>
    ),
    end: (
      <>
        <IconButton icon="inbox" label="Messages, 3 unread" count={3} />
        <IconButton icon="fullscreen" label="Fullscreen" />
        <Avatar name="Deniz Arslan" size={32} presence="online" presenceLabel="online" />
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(60);
  },
};

export const LongText: Story = {
  args: {
    children: (
      <div style={{ whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}>
        Bağdat Caddesi Kadıköy Saat ve Aksesuar Mağazası, Caferağa Mahallesi Moda Caddesi No: 112/B
      </div>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
};
