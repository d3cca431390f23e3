import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ledgerAddress } from '#features/transactions/model/ledgerAddress';
import { withApp } from '#shared/testing/withApp';
import { LedgerFilters } from './LedgerFilters';

const meta = {
  component: LedgerFilters,
  decorators: [withApp],
  parameters: { layout: 'padded' },
  args: {
    state: ledgerAddress.fallback,
    people: [
      { id: 'user-1', name: 'Defne Aldridge' },
      { id: 'contact-1', name: 'Marcus Ode' },
    ],
    onMove: fn(),
  },
} satisfies Meta<typeof LedgerFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No filter is set. */
export const Default: Story = {};

export const Everything: Story = {
  args: {
    state: {
      ...ledgerAddress.fallback,
      search: 'harbor',
      reason: 'damaged',
      userId: 'contact-1',
      direction: 'out',
      from: '2026-01-01',
      to: '2026-02-28',
    },
  },
};

export const TurkishOnAPhone: Story = {
  tags: ['full'],
  ...Everything,
  globals: { language: 'tr', viewport: { value: 'phone' } },
};

/** The URL names a person without entries: the filter is still shown, and can be removed. */
export const UnknownPerson: Story = { args: { state: { ...ledgerAddress.fallback, userId: 'somebody' } } };

export const Chosen: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, canvasElement }) => {
    const { ownerDocument } = canvasElement;
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Direction' }));
    await userEvent.click(ownerDocument.querySelector('[role="option"]:last-child') as HTMLElement);
    await expect(args.onMove).toHaveBeenCalledWith({ direction: 'out' });
  },
};
