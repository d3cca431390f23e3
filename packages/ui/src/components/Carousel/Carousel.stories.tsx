import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { color } from '../../tokens';
import { Carousel } from './Carousel';

/** A drawn picture of ours: a watch, its dial in a colour of the theme. */
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
    return (
      <div style={{ maxWidth: 320 }}>
        <Carousel {...args} index={index} onIndexChange={setIndex} />
      </div>
    );
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
