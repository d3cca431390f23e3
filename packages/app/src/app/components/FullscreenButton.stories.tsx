import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { FullscreenButton } from './FullscreenButton';

const logged = fn();

const meta = { component: FullscreenButton, decorators: [withApp], beforeEach: () => void logged.mockClear() } satisfies Meta<
  typeof FullscreenButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Fullscreen' })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Unavailable: Story = {
  beforeEach: () => {
    spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
    spyOn(console, 'warn').mockImplementation(logged);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fullscreen' }));
    await waitFor(() => expect(screen.getByText('This browser has no fullscreen mode.')).toBeVisible());
    await expect(logged).toHaveBeenCalledWith('Fullscreen is not available in this browser.');
  },
};

export const Refused: Story = {
  beforeEach: () => {
    spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true);
    spyOn(document.documentElement, 'requestFullscreen').mockRejectedValue(new TypeError('denied'));
    spyOn(console, 'warn').mockImplementation(logged);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fullscreen' }));
    await waitFor(() => expect(screen.getByText('The browser did not allow fullscreen.')).toBeVisible());
    await expect(logged).toHaveBeenCalledWith('Entering fullscreen mode failed.');
  },
};
export const RefusedTurkish: Story = {
  tags: ['full'],
  beforeEach: Refused.beforeEach,
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tam ekran' }));
    await expect(logged).toHaveBeenCalledWith('Entering fullscreen mode failed.');
  },
};
