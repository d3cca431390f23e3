import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { withDemoServer } from '../testing/withDemoServer';
import { ScenarioTab } from './ScenarioTab';

const meta = {
  component: ScenarioTab,
  decorators: [withDemoServer, withApp],
  parameters: { msw: { scenario: 'offline' } },
} satisfies Meta<typeof ScenarioTab>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A deviation is set. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demo data and faults' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Demo data and faults' })).toBeVisible());
  },
};
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } } };
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
