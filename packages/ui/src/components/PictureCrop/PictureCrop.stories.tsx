import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { phoneWidth } from '../Field/Field.fixtures';
import { areaOf, centred, type Crop } from './crop';
import { PictureCrop } from './PictureCrop';
import { drawnBitmap } from './PictureCrop.fixtures';

const labels = {
  stage: 'Part of the picture',
  help: 'Drag the picture, or move it with the arrow keys. A press moves a place into the middle.',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  reset: 'Reset',
};

const wide = drawnBitmap(900, 600);

const meta = {
  component: PictureCrop,
  args: { picture: wide, crop: centred(wide), onChange: fn(), mask: 'circle', labels },
  render: function Controlled(args) {
    const [crop, setCrop] = useState(args.crop);
    return (
      <PictureCrop
        {...args}
        crop={crop}
        onChange={(next) => {
          args.onChange(next);
          setCrop(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PictureCrop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the crop selected last. */
function chosen({ onChange }: { onChange: (crop: Crop) => void }) {
  const [last] = mocked(onChange).mock.lastCall ?? [];
  return areaOf(last ?? centred(wide), wide, 1);
}

export const Default: Story = {};
export const Rectangle: Story = { args: { mask: 'rectangle', ratio: 16 / 9 } };

/** Dragging to the right shows more of the left, and stops at the picture's edge. */
export const Dragged: Story = {
  play: async ({ args, canvas }) => {
    const stage = canvas.getByRole('application', { name: 'Part of the picture' });
    const { left, top, width, height } = stage.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: left + x * width, clientY: top + y * height, pointerId: 1, button: 0 });
    stage.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(stage, at(0.5, 0.5));
    await fireEvent.pointerMove(stage, at(0.6, 0.5));
    await expect(chosen(args).x).toBeCloseTo(90, 0);
    await fireEvent.pointerMove(stage, at(0.98, 0.5));
    await fireEvent.pointerUp(stage, at(0.98, 0.5));
    await expect(chosen(args).x).toBe(0);
  },
};

/** A press, without dragging, moves the pressed point into the middle. */
export const Pressed: Story = {
  play: async ({ args, canvas }) => {
    const stage = canvas.getByRole('application');
    const { left, top, width, height } = stage.getBoundingClientRect();
    const place = { clientX: left + 0.6 * width, clientY: top + 0.5 * height, pointerId: 1, button: 0 };
    stage.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(stage, place);
    await fireEvent.pointerUp(stage, place);
    await expect(chosen(args).x).toBeCloseTo(210, 0);
  },
};

/** Spreading two fingers zooms in. */
export const Pinched: Story = {
  play: async ({ args, canvas }) => {
    const stage = canvas.getByRole('application');
    const { left, top, width, height } = stage.getBoundingClientRect();
    const at = (pointerId: number, x: number) => ({
      clientX: left + x * width,
      clientY: top + 0.5 * height,
      pointerId,
      button: 0,
    });
    stage.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(stage, at(1, 0.4));
    await fireEvent.pointerDown(stage, at(2, 0.6));
    await fireEvent.pointerMove(stage, at(2, 0.8));
    await expect(chosen(args).width).toBeCloseTo(300, 0);
    await fireEvent.pointerUp(stage, at(2, 0.8));
    await fireEvent.pointerUp(stage, at(1, 0.4));
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const stage = canvas.getByRole('application');
    await waitFor(() => expect(stage).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(chosen(args).x).toBeCloseTo(120, 0);
    await userEvent.keyboard('+{ArrowDown}');
    await expect(chosen(args).width).toBeCloseTo(600 / 1.15, 0);
    await userEvent.keyboard('-{Home}');
    await expect(chosen(args)).toEqual(areaOf(centred(wide), wide, 1));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Zoom out' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'Zoom' })).toHaveFocus());
  },
};

export const Zoomed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await fireEvent.change(canvas.getByRole('slider', { name: 'Zoom' }), { target: { value: '200' } });
    await expect(chosen(args).width).toBe(300);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(chosen(args).width).toBe(600);
  },
};

export const LongTurkishOnAPhone: Story = {
  tags: ['full'],
  args: {
    labels: {
      stage: 'Resmin kalacak bölümü',
      help: 'Resmi sürükleyin ya da ok tuşlarıyla kaydırın. Bastığınız yer ortaya gelir.',
      zoom: 'Yakınlaştırma',
      zoomIn: 'Yakınlaştır',
      zoomOut: 'Uzaklaştır',
      reset: 'Baştaki hâline getir',
    },
  },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};
