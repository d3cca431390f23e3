import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { preferenceStore } from '#shared/preferences/preferenceStore';
import { withApp } from '#shared/testing/withApp';
import { ScannerSettings } from './ScannerSettings';

const meta = {
  component: ScannerSettings,
  decorators: [withApp],
  beforeEach: () => {
    const before = preferenceStore.get();
    return () => preferenceStore.set(before);
  },
} satisfies Meta<typeof ScannerSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Sound after a scan' })).toBeChecked());
  },
};

/** Settings apply at once, and are stored on this device. */
export const Changed: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Flash after a scan' }));
    await expect(preferenceStore.get()).toMatchObject({ scanFlash: false, scanSound: true });
  },
};
