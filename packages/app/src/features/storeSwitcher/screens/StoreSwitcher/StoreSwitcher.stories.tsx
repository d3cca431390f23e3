import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ApiError } from '#shared/api/ApiError';
import { LeaveDialog } from '#shared/leaveGuard/LeaveDialog';
import { useLeaveGuard } from '#shared/leaveGuard/useLeaveGuard';
import { withApp } from '#shared/testing/withApp';
import { StoreSwitcher } from './StoreSwitcher';

const harbour = { id: 1, name: 'Harbour Street', address: '12 Harbour Street, Portsend, ME 04101' };
const mill = { id: 2, name: 'Mill Lane', address: '4 Mill Lane, Portsend, ME 04102' };

const meta = {
  component: StoreSwitcher,
  decorators: [withApp],
  args: { current: harbour, stores: [harbour, mill], onSwitch: fn(() => Promise.resolve()) },
  parameters: { app: { path: '/apps/ecommerce/inventory/import?page=2', route: '/apps/*' } },
} satisfies Meta<typeof StoreSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvas: { findByRole: typeof screen.findByRole }, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: /switch store/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: (found) => found.startsWith(name) }));
};

/** With a single store there is no button. */
export const Default: Story = {
  args: { stores: [harbour] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Harbour Street')).toBeVisible());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const NoStore: Story = { args: { current: null, stores: [] } };

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Harbour Street.*switch store/ }));
    await expect(await screen.findByRole('menuitemradio', { name: /^Harbour Street/ })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: /^Mill Lane/ })).not.toBeChecked();
  },
};
export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /mağaza değiştir/ }));
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Mağazalar' })).toBeVisible());
  },
};
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } }, play: Open.play };

/** An open record belongs to the previous store: the switch goes to the page's list. */
export const Switches: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await choose(canvas, 'Mill Lane');
    await waitFor(() => expect(args.onSwitch).toHaveBeenCalledWith(2));
  },
};

export const Switching: Story = {
  args: { onSwitch: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas }) => {
    await choose(canvas, 'Mill Lane');
    await expect(await canvas.findByText('Switching to Mill Lane')).toBeInTheDocument();
  },
};

/** The store stays, and the user sees why. */
export const Refused: Story = {
  args: { onSwitch: fn(() => Promise.reject(new ApiError('server', { call: 'PATCH /api/common/user', status: 500 }))) },
  play: async ({ canvas }) => {
    await choose(canvas, 'Mill Lane');
    await waitFor(() => expect(screen.getByText('You still see Harbour Street. The server failed')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Harbour Street.*switch store/ })).toBeVisible());
  },
};

function Guarded(props: Parameters<typeof StoreSwitcher>[0]) {
  const guard = useLeaveGuard({ when: true, onSave: () => Promise.resolve(true), onDiscard: () => undefined });
  return (
    <>
      <StoreSwitcher {...props} />
      <LeaveDialog guard={guard} subject="Changes of Field watch" />
    </>
  );
}

/** The user is asked about unsaved edits first; staying with them keeps the store too. */
export const UnsavedEdits: Story = {
  tags: ['behaviour'],
  render: (args) => <Guarded {...args} />,
  play: async ({ canvas, args }) => {
    await choose(canvas, 'Mill Lane');
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSwitch).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: /switch store/ })).toHaveFocus());
    await choose(canvas, 'Mill Lane');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onSwitch).toHaveBeenCalledWith(2));
    await waitFor(() => expect(canvas.getByRole('button', { name: /switch store/ })).toHaveFocus());
  },
};

const long = { id: 3, name: 'The Old Harbourmaster’s House and Chandlery, Second Entrance', address: `${'Quay '.repeat(30)}7` };
export const LongNames: Story = {
  tags: ['full'],
  args: { current: long, stores: [long, { id: 4, name: '', address: '' }, { id: 5, name: '<b>Mill</b>', address: '' }] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /switch store/ }));
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /^Store without a name/ })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /^<b>Mill<[/]b>/ })).toBeVisible());
  },
};
