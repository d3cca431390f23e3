import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { invoicePaths } from '#features/invoices/invoicePaths';
import { withApp } from '#shared/testing/withApp';
import { InvoiceScreen } from './InvoiceScreen';

const at = (query: string) => ({ app: { user: demoUser, path: `${invoicePaths.compact}${query}`, route: invoicePaths.compact } });
const meta = {
  component: InvoiceScreen,
  decorators: [withApp],
  args: { variant: 'compact' },
  parameters: { layout: 'padded', ...at('') },
} satisfies Meta<typeof InvoiceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());

/** Sums are computed from the lines: discount before tax. */
export const Default: Story = {
  play: async () => {
    await seen(() => screen.getByRole('heading', { level: 1, name: 'Invoice HP-2117' }));
    await seen(() => screen.getByText('$1,342.00'));
    await expect(screen.getByText('-$67.10')).toBeVisible();
    await expect(screen.getByText('$70.12')).toBeVisible();
    await expect(screen.getAllByText('$1,345.02')).toHaveLength(2);
    await expect(screen.getByRole('img', { name: 'QR code of the number: HP-2117' })).toBeVisible();
  },
};
export const Modern: Story = {
  args: { variant: 'modern' },
  play: async () => seen(() => screen.getByText('Set of four, with the house’s mark')),
};
export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => seen(() => screen.getByText('Ödenecek tutar')),
};
export const Phone: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await seen(() => screen.getByText('$1,342.00'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const Loading: Story = {
  parameters: { msw: { scenario: 'invoices-silent' } },
  play: async () => seen(() => screen.getByText('Loading the invoice')),
};
export const Failed: Story = {
  parameters: { msw: { scenario: 'invoices-failing' } },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('The invoice could not be loaded'),
};
export const NotFound: Story = {
  parameters: at('?id=nothing'),
  play: async () => seen(() => screen.getByRole('heading', { name: 'Not found' })),
};

/** The print dialog opens, and while it is open the page's title is the name of the file. */
export const Downloaded: Story = {
  tags: ['behaviour'],
  play: async () => {
    const download = await screen.findByRole('button', { name: 'Download' });
    const own = globalThis.print;
    const titles: string[] = [];
    globalThis.print = () => {
      globalThis.dispatchEvent(new Event('beforeprint'));
      titles.push(document.title);
      globalThis.dispatchEvent(new Event('afterprint'));
    };
    try {
      await userEvent.click(download);
      await expect(titles).toEqual(['Invoice HP-2117']);
      await expect(document.title).not.toBe('Invoice HP-2117');
    } finally {
      globalThis.print = own;
    }
  },
};
