import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton';

const meta = { component: Skeleton, args: { shape: 'text', width: 240 } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Rect: Story = { args: { shape: 'rect', width: 240, height: 120 } };
export const Circle: Story = { args: { shape: 'circle', width: 48 } };

/** As high as the text it stands for: nothing moves when the text arrives. */
export const LikeText: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24, maxWidth: 480 }}>
      <div data-testid="text">
        <h2 style={{ fontSize: '1.25rem' }}>Oak watch</h2>
        <p>24 in stock</p>
      </div>
      <div data-testid="skeleton">
        <h2 style={{ fontSize: '1.25rem' }}>
          <Skeleton width="60%" />
        </h2>
        <p>
          <Skeleton width="40%" />
        </p>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const [text, skeleton] = ['text', 'skeleton'].map((id) => canvas.getByTestId(id).getBoundingClientRect().height);
    await expect(skeleton).toBe(text);
  },
};

export const Rows: Story = {
  render: () => (
    <div aria-busy="true" style={{ display: 'grid', gap: 12 }}>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <Skeleton shape="rect" width={40} height={40} />
          <div style={{ flex: 1 }}>
            <Skeleton width="40%" />
            <Skeleton width="24%" />
          </div>
          <Skeleton width={64} />
        </div>
      ))}
    </div>
  ),
};

export const OnAPhone: Story = { tags: ['full'], ...Rows, globals: { viewport: { value: 'phone' } } };
