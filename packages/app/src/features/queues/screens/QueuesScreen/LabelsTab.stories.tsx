import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { updateProduct } from '#entities/products/updateProduct';
import { queuePaths } from '#features/queues/queuePaths';
import { localStore } from '#shared/storage/safeStorage';
import { storageKeys } from '#shared/storage/storageKeys';
import { withApp } from '#shared/testing/withApp';
import { QueuesScreen } from './QueuesScreen';

const at = (query: string) => ({ app: { user: demoUser, path: `${queuePaths.queues}${query}`, route: queuePaths.queues } });
const print = fn();

const meta = {
  component: QueuesScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('') },
  beforeEach: () => {
    localStore.remove(storageKeys.labels);
    print.mockClear();
    const before = window.print;
    window.print = print;
    return () => {
      window.print = before;
    };
  },
} satisfies Meta<typeof QueuesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const rows = async () => within(await screen.findByRole('list', { name: 'Products' }));

/** No labels are pending. */
export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No labels wait' })).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'queues-failing' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The labels could not be loaded');
  },
};

/** A product passed by another page is added, and its labels are on the sheet. */
export const SentAlong: Story = {
  parameters: at('?product=2'),
  play: async () => {
    await expect((await rows()).getByText('Tidewater Harbor 44')).toBeVisible();
    await waitFor(() => expect(document.querySelectorAll('[data-printed] [data-label]')).toHaveLength(19));
    await waitFor(() => expect(document.querySelectorAll('[data-printed] [data-barcode]')).toHaveLength(19));
  },
};

export const SentAlongTurkish: Story = {
  tags: ['full'],
  ...SentAlong,
  globals: { language: 'tr' },
  play: async () => {
    await expect(within(await screen.findByRole('list', { name: 'Ürünler' })).getByText('Tidewater Harbor 44')).toBeVisible();
    await waitFor(() => expect(document.querySelectorAll('[data-printed] [data-barcode]')).toHaveLength(19));
  },
};

export const Phone: Story = {
  tags: ['full'],
  ...SentAlong,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await rows();
    await waitFor(() => expect(document.querySelectorAll('[data-printed] [data-barcode]')).toHaveLength(19));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** A product is searched, its number set and its labels printed: none is pending any more, and the job can be printed again. */
export const PrintedAndAgain: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a product' }), 'HP-W-0002{Enter}');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'As many as in stock (19)' }));
    const field = await screen.findByRole('spinbutton', { name: 'Labels of Tidewater Harbor 44' });
    await waitFor(() => expect(field).toBeEnabled());
    await userEvent.clear(field);
    await userEvent.type(field, '25');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('25 labels on 2 pages')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print labels' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Print labels' }));
    await expect(print).toHaveBeenCalledOnce();
    await press('Yes, printed');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No labels wait' })).toBeVisible());
    await userEvent.click(await screen.findByText('Printed before: 1 job'));
    await userEvent.click(await screen.findByRole('button', { name: 'Print again' }));
    await expect((await rows()).getByText('Tidewater Harbor 44')).toBeVisible();
  },
};

/** No browser reports whether its dialog printed: the user is asked, however the dialog was opened. */
export const Asked: Story = {
  parameters: at('?product=2'),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print labels' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Print labels' }));
    await screen.findByRole('alertdialog', { name: 'Were the labels printed?' });
  },
};

export const AskedTurkish: Story = {
  tags: ['full'],
  ...Asked,
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Etiketleri yazdır' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Etiketleri yazdır' }));
    await screen.findByRole('alertdialog', { name: 'Etiketler yazdırıldı mı?' });
  },
};

/** A print cancelled by the button or the browser's own shortcut: the labels stay pending. */
export const NotPrinted: Story = {
  parameters: at('?product=2'),
  tags: ['behaviour'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print labels' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Print labels' }));
    await press('No, keep them');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    window.dispatchEvent(new Event('afterprint'));
    await screen.findByRole('alertdialog', { name: 'Were the labels printed?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect((await rows()).getByText('Tidewater Harbor 44')).toBeVisible();
    await expect(screen.queryByText(/^Printed before/)).toBeNull();
  },
};

/** A product without stock has one label for the shelf; a row without any label gives the reason. */
export const NothingInStock: Story = {
  parameters: at('?product=2'),
  tags: ['behaviour'],
  beforeEach: async () => {
    await updateProduct(2, { stock: 0 });
  },
  play: async () => {
    await rows();
    await screen.findByRole('checkbox', { name: 'As many as in stock (0), at least 1' });
    await waitFor(() => expect(screen.getByText('1 label on 1 page')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print labels' })).toBeEnabled());
    await userEvent.click(screen.getByRole('checkbox', { name: 'As many as in stock (0), at least 1' }));
    const field = await screen.findByRole('spinbutton', { name: 'Labels of Tidewater Harbor 44' });
    await waitFor(() => expect(field).toBeEnabled());
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await userEvent.tab();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Print labels' })).toHaveAccessibleDescription(
        'No labels to print: every product here is set to 0 or was deleted.',
      ),
    );
    await expect(screen.getByRole('button', { name: 'Print labels' })).toBeDisabled();
  },
};

/** Labels of a count: one per counted unit that is in stock. */
export const FromACount: Story = {
  parameters: at('?show=sources'),
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Add labels C-1/ }));
    await waitFor(() => expect(screen.getByText(/products? waits? for (its|their) labels$/)).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Sources: Story = {
  parameters: at('?show=sources'),
  tags: ['behaviour'],
  play: async () => {
    await screen.findByRole('dialog', { name: 'Labels of a count or a delivery' });
    await waitFor(() => expect(screen.getByRole('list', { name: 'Counts' })).toHaveTextContent('C-1 · Watches'));
  },
};

/** A printer's calibration is stored on the device. */
export const SetRight: Story = {
  parameters: at('?product=2'),
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByText('Printer: This device’s printer'));
    const field = await screen.findByRole('spinbutton', { name: 'Move right' });
    await userEvent.clear(field);
    await userEvent.type(field, '1.5');
    await waitFor(() => expect(localStore.get(storageKeys.labels)).toContain('"x":1.5'));
    await waitFor(() => expect(document.querySelector<HTMLElement>('[data-printed] [data-label]')?.style.left).toBe('1.5mm'));
  },
};
