import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { panels } from '#shared/panels/panelStore';
import { withApp } from '#shared/testing/withApp';
import { withDemoServer } from '../testing/withDemoServer';
import { ScenarioButton } from './ScenarioButton';

const meta = {
  component: ScenarioButton,
  decorators: [withDemoServer, withApp],
  beforeEach: () => () => panels.close(),
} satisfies Meta<typeof ScenarioButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: { findByRole: typeof screen.findByRole }, name: string | RegExp = /^Demo data and faults/) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

/** No deviations are set. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Demo data and faults, 1 set');
    // Stories run without delays, which already differs from a fresh demo.
    await waitFor(() => expect(panel.getByText('Answers come without a delay')).toBeVisible());
    await expect(panel.getByRole('combobox', { name: 'Scenario' })).toHaveTextContent('Demo shop');
  },
};

export const SomethingSet: Story = {
  parameters: { msw: { scenario: 'flaky-30' } },
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Demo data and faults, 2 set');
    await expect(panel.getByRole('status')).toHaveTextContent('30 % of all calls fail');
  },
};
export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  parameters: { msw: { scenario: 'messages-failing' } },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /^Demo verileri ve arızalar/);
    await expect(panel.getByRole('status')).toHaveTextContent('Başarısız olan çağrılar: Mesajlar');
    await expect(panel.getByRole('combobox', { name: 'Senaryo' })).toHaveTextContent('Mesajlar: her çağrı başarısız');
  },
};
export const Phone: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: { scenario: 'offline' } },
  play: async ({ canvas }) => void (await open(canvas)),
};

/** A choice applies at once, and "Back to normal" reverts all of them. */
export const Sets: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await userEvent.click(panel.getByRole('switch', { name: 'No network' }));
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('Every call fails as without a network'));
    await expect(panel.getByRole('combobox', { name: 'Scenario' })).toHaveTextContent('Your own mix');
    await userEvent.click(panel.getByRole('combobox', { name: 'Data' }));
    await userEvent.click(await screen.findByRole('option', { name: '10,000 products' }));
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('Data: 10,000 products'));
    await expect(panel.getByRole('status')).toHaveTextContent('Every call fails as without a network');
    await userEvent.click(panel.getByRole('button', { name: 'Back to normal' }));
    await waitFor(() => expect(panel.getByRole('combobox', { name: 'Scenario' })).toHaveTextContent('Demo shop'));
    await expect(panel.getByRole('switch', { name: 'No network' })).not.toBeChecked();
  },
};

/** Every scenario has a name in the current language, and its own name beside it. */
export const Scenarios: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await userEvent.click(panel.getByRole('combobox', { name: 'Scenario' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Every inventory call fails/ }));
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('Calls that fail: Inventory'));
  },
};

export const AsksBeforeReset: Story = {
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Reset the data' }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: "Reset the demo's data?" })).toBeVisible());
  },
};

export const Resets: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await AsksBeforeReset.play?.(context);
    const question = within(screen.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Reset the data' }));
    await waitFor(() => expect(screen.getByText("The demo's data is as at the start")).toBeVisible());
  },
};
