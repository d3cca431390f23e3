import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { color } from '../../tokens';
import { Carousel } from './Carousel';

/** A drawn picture of our own: a watch with its dial in a colour of the theme. */
const picture = (hand: string) => (
  <svg viewBox="0 0 160 120" width="100%" height="100%" role="img" aria-label={`Oak watch, ${hand}`}>
    <rect x="66" y="6" width="28" height="108" rx="6" fill={color('art.fill')} />
    <circle cx="80" cy="60" r="34" fill={color('surface.raised')} stroke={color('art.line')} strokeWidth="3" />
    <path d={hand === 'front' ? 'M80 60V38M80 60l14 8' : 'M80 60l16-10M80 60v20'} stroke={color('art.accent')} strokeWidth="3" />
  </svg>
);

const meta = {
  component: Carousel,
  args: {
    label: 'Pictures of Oak watch',
    index: 0,
    onIndexChange: fn(),
    slides: ['front', 'side', 'back'].map((side) => ({ id: side, content: picture(side) })),
    labels: { previous: 'Previous picture', next: 'Next picture', position: (index, count) => `${index} of ${count}` },
  },
  render: function Holder(args) {
    const [index, setIndex] = useState(args.index);
    const change = (next: number) => {
      args.onIndexChange(next);
      setIndex(next);
    };
    return (
      <div style={{ maxWidth: 320 }}>
        <Carousel {...args} index={index} onIndexChange={change} />
      </div>
    );
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Pictures of Oak watch' })).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await expect(args.onIndexChange).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3');
    await expect(canvas.getByRole('img', { name: 'Oak watch, side' })).toBeInTheDocument();
  },
};

const SQUARE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><circle cx="300" cy="300" r="298" fill="#888"/></svg>')}`;

/** A picture that is higher than the stage is scaled down to fit. */
export const HigherThanItsStage: Story = {
  args: {
    slides: [
      {
        id: 'square',
        content: <img src={SQUARE} alt="Wall clock" style={{ width: '100%', height: '100%', objectFit: 'contain' }} />,
      },
    ],
  },
  play: async ({ canvas }) => {
    const clock = canvas.getByRole<HTMLImageElement>('img', { name: 'Wall clock' });
    await waitFor(() => expect(clock.naturalWidth).toBe(600));
    const stage = clock.parentElement?.parentElement?.getBoundingClientRect();
    const { top, bottom, height } = clock.getBoundingClientRect();
    await expect(height).toBeGreaterThan(100);
    await expect(top).toBeGreaterThanOrEqual(stage?.top ?? 0);
    await expect(bottom).toBeLessThanOrEqual(stage?.bottom ?? 0);
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const position = canvas.getByRole('status');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Previous picture' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(position).toHaveTextContent('2 of 3');
    await userEvent.keyboard('{End}');
    await expect(position).toHaveTextContent('3 of 3');
    await userEvent.keyboard('{ArrowRight}');
    await expect(position).toHaveTextContent('1 of 3');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(position).toHaveTextContent('3 of 3');
    await userEvent.keyboard('{Home}');
    await expect(position).toHaveTextContent('1 of 3');
    await userEvent.keyboard('{Enter}');
    await expect(position).toHaveTextContent('3 of 3');
  },
};

export const Swipe: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('img');
    const drag = (from: number, to: number) =>
      userEvent.pointer([
        { keys: '[TouchA>]', target: stage, coords: { clientX: from, clientY: 60 } },
        { pointerName: 'TouchA', target: stage, coords: { clientX: to, clientY: 62 } },
        { keys: '[/TouchA]', target: stage, coords: { clientX: to, clientY: 62 } },
      ]);
    await drag(200, 190);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3');
    await drag(200, 100);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3');
  },
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3');
  },
};

export const OnePicture: Story = {
  args: { slides: [{ id: 'front', content: picture('front') }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** An out-of-range index, such as from an old URL, shows the nearer end. */
export const IndexOutOfRange: Story = {
  args: { index: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3');
  },
};

export const LongTurkish: Story = {
  tags: ['full'],
  args: {
    label: 'Meşe kasalı kol saatinin fotoğrafları',
    labels: {
      previous: 'Önceki fotoğraf',
      next: 'Sonraki fotoğraf',
      position: (index, count) => `${count} fotoğraftan ${index}. fotoğraf`,
    },
  },
};

export const HostileContent: Story = {
  tags: ['full'],
  args: {
    slides: [
      { id: '__proto__', content: <p>{'<script>'.repeat(60)}</p> },
      { id: 'wide', content: <div style={{ width: 4000, height: 4000 }} /> },
    ],
  },
};

export const OnAPhone: Story = { tags: ['full'], ...LongTurkish, globals: { viewport: { value: 'phone' } } };
