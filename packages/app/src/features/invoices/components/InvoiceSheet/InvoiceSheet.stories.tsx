import type { Invoice } from '@stockroom/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { InvoiceSheet } from './InvoiceSheet';

const LONG = 'Unbreakable'.repeat(30);
const party = { name: LONG, lines: [LONG], email: `${LONG}@example.com`, phone: LONG };
const invoice: Invoice = {
  id: 'invoice-1',
  number: LONG,
  date: '2026-03-01T12:00:00.000Z',
  due: '2026-03-31T12:00:00.000Z',
  seller: party,
  buyer: party,
  lines: [
    { id: 'line-1', title: '<img src=x onerror=alert(1)>', description: LONG, quantity: 9_999_999, unitCents: 99_999_999 },
    { id: 'line-2', title: LONG, description: '', quantity: 1, unitCents: -50 },
  ],
  discountBasisPoints: 10_000,
  taxBasisPoints: 825,
  note: LONG,
};

const meta = {
  component: InvoiceSheet,
  decorators: [withApp],
  args: { variant: 'modern', invoice },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InvoiceSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names and notes of any content are shown as text, and every sum stays on the sheet. */
export const Hostile: Story = {
  tags: ['behaviour'],
  play: async () => {
    const sheet = await screen.findByRole('article');
    await expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
    await expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
  },
};
