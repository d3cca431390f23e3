import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { hostile, phoneWidth } from '../Field/Field.fixtures';
import { drawnFile } from '../PictureCrop/PictureCrop.fixtures';
import { AvatarPicker } from './AvatarPicker';

const labels = {
  change: 'Change picture',
  remove: 'Remove picture',
  reading: 'Reading the picture',
  title: 'Choose the part to keep',
  take: 'Use picture',
  cancel: 'Cancel',
  stage: 'Part of the picture',
  help: 'Drag the picture, or move it with the arrow keys.',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  reset: 'Reset',
  problems: {
    empty: 'The file is empty.',
    svg: 'SVG drawings can hold programs and are not taken.',
    heic: 'HEIC can’t be shown by most browsers. Save it as JPEG first.',
    notAnImage: 'This file is no picture.',
    tooBig: 'The picture is larger than 20 MB.',
    corrupt: 'The picture is damaged.',
    notStored: 'The picture could not be made small enough.',
    failed: 'This could not be opened. Try again.',
  },
};

const meta = {
  component: AvatarPicker,
  args: { label: 'Picture', name: 'Çağla Işık', src: null, locale: 'tr', onChange: fn(), labels },
  render: function Controlled(args) {
    const [src, setSrc] = useState(args.src);
    return (
      <AvatarPicker
        {...args}
        src={src}
        onChange={(picture) => {
          args.onChange(picture);
          setSrc(picture && URL.createObjectURL(picture));
        }}
      />
    );
  },
} satisfies Meta<typeof AvatarPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (file: File) => userEvent.upload(screen.getByLabelText('Picture', { selector: 'input' }), file);

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change picture' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  },
};

export const Cropping: Story = {
  play: async () => {
    await choose(await drawnFile(900, 600));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose the part to keep' }));
    await waitFor(() => expect(dialog.getByRole('application', { name: 'Part of the picture' })).toBeVisible());
  },
};

/** The resulting picture is square, of the requested size, and shown at once. */
export const Taken: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Change picture' }).focus();
    await choose(await drawnFile(900, 600));
    await userEvent.click(await screen.findByRole('button', { name: 'Use picture' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    const picture = mocked(args.onChange).mock.lastCall?.[0] as Blob | undefined;
    const { width, height } = await createImageBitmap(picture ?? new Blob());
    await expect([width, height]).toEqual([256, 256]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change picture' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  },
};

export const Cancelled: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Change picture' }).focus();
    await choose(await drawnFile(300, 300));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Removed: Story = {
  args: { src: '/covers/waves.svg' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove picture' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change picture' })).toHaveFocus());
  },
};

/** A program whose file name claims to be a photo is refused. */
export const Refused: Story = {
  play: async ({ args, canvas }) => {
    await choose(new File(['MZ\u0090'], 'photo.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(canvas.getByText('This file is no picture.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Change picture' })).toHaveAccessibleDescription('This file is no picture.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true, src: '/covers/waves.svg' } };

export const LongTurkishOnAPhone: Story = {
  tags: ['full'],
  args: {
    src: '/covers/waves.svg',
    labels: { ...labels, change: 'Fotoğrafı değiştir', remove: 'Fotoğrafı kaldır' },
    error: 'Fotoğraf kaydedilemedi. Bağlantınızı kontrol edip yeniden deneyin.',
  },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};

export const Hostile: Story = { tags: ['full'], args: { name: hostile, label: hostile, error: hostile } };
