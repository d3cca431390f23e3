import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { ImagesPanel } from './ImagesPanel';

const images = ['watch-amber-1', 'watch-coral-1', 'watch-forest-1'].map((name) => ({
  url: `/media/products/${name}.svg`,
  alt: name,
}));
const [first] = images;

const meta = {
  component: ImagesPanel,
  decorators: [withApp],
  args: {
    images,
    thumbnail: first?.url ?? null,
    progress: null,
    problems: [],
    readOnly: false,
    onChange: fn(),
    onAddFiles: fn(),
    onRemove: fn(),
    onDismissProblems: fn(),
    onAnnounce: fn(),
  },
} satisfies Meta<typeof ImagesPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pictures are reordered by buttons. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move picture 1 back' }));
    await expect(args.onChange).toHaveBeenCalledWith({ images: [images[1], images[0], images[2]] });
    await expect(args.onAnnounce).toHaveBeenCalledWith('Picture 1 is now at place 2.');
  },
};

export const OrderedByDrag: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const tile = await canvas.findByRole('button', { name: /^Picture 3 of 3/ });
    const target = canvas.getByRole('button', { name: /^Picture 1 of 3/ }).getBoundingClientRect();
    const from = tile.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: tile, coords: { x: from.x + 20, y: from.y + 20 } },
      { target: tile, coords: { x: target.x + 20, y: target.y + 20 } },
      { keys: '[/MouseLeft]', target: tile },
    ]);
    await expect(args.onChange).toHaveBeenCalledWith({ images: [images[2], images[0], images[1]] });
  },
};

export const ThumbnailChosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Picture 2 of 3/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use picture 2 as thumbnail' }));
    await expect(args.onChange).toHaveBeenCalledWith({ thumbnail: images[1]?.url });
  },
};

export const Described: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'What picture 1 shows' }), '!');
    await expect(args.onChange).toHaveBeenCalledWith({ images: [{ ...first, alt: 'watch-amber-1!' }, images[1], images[2]] });
  },
};

export const None: Story = { args: { images: [], thumbnail: null } };

/** A picture on another host is never loaded: nobody there learns who views our products. */
export const OnAnotherHost: Story = {
  args: { images: [{ url: 'https://pictures.example/a.png', alt: '' }], thumbnail: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Not loaded: it lies on another server')).toBeInTheDocument();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const Preparing: Story = { args: { progress: { done: 2, total: 5 } } };

export const SomeNotAdded: Story = {
  args: {
    problems: [
      { id: 0, name: 'invoice.jpg', problem: 'notAnImage' },
      { id: 1, name: 'logo.svg', problem: 'svg' },
      { id: 2, name: 'IMG_0042.HEIC', problem: 'heic' },
      { id: 3, name: 'empty.png', problem: 'empty' },
      { id: 4, name: 'torn.png', problem: 'corrupt' },
    ],
  },
};
