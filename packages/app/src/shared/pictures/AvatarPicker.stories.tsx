import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withApp } from '../testing/withApp';
import { AvatarPicker } from './AvatarPicker';

const meta = {
  component: AvatarPicker,
  decorators: [withApp],
  args: { label: 'Picture', name: 'Defne Aldridge', src: '/covers/waves.svg', onChange: fn() },
} satisfies Meta<typeof AvatarPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (content: string, name: string) =>
  userEvent.upload(
    await screen.findByLabelText('Picture', { selector: 'input' }),
    new File([content], name, { type: 'image/png' }),
  );

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove picture' })).toBeVisible();
  },
};

/** SVG files are refused whatever their stated type, as they may contain scripts. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await choose('<svg onload="alert(1)"/>', 'me.png');
    await waitFor(() => expect(canvas.getByText(/SVG drawings can hold programs/)).toBeVisible());
  },
};

/** A picture on another host is not loaded, so that the host does not learn who views it. */
export const OnAnotherHost: Story = {
  args: { src: 'https://pictures.example/a.png' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Change picture' })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const RefusedInTurkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await choose('', 'ben.png');
    await waitFor(() => expect(canvas.getByText(/Bu dosya boş/)).toBeVisible());
  },
};
