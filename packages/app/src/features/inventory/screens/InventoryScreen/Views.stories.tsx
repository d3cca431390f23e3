import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inventoryPaths } from '#features/inventory/inventoryPaths';
import { viewsOf } from '#features/inventory/views/views';
import { withApp } from '#shared/testing/withApp';
import { InventoryScreen } from './InventoryScreen';

const at = (query: string) => ({ app: { user: demoUser, path: `${inventoryPaths.list}${query}`, route: inventoryPaths.list } });
const list = viewsOf(demoUser.id);
const view = {
  id: 'low',
  name: 'Low stock',
  search: '',
  filters: 'level=low',
  sort: 'stock',
  order: 'asc',
  columns: 'name.stock',
} as const;
const LONG = `Every strap <b>that</b> nobody buys {{x}} ${'Wm'.repeat(70)}`;

const meta = {
  component: InventoryScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('') },
  beforeEach() {
    const broken = { ...view, id: 'gone', name: LONG, filters: 'category=9999', columns: 'image.name.price' } as const;
    list.change(() => [view, broken]);
    return () => list.change(() => []);
  },
} satisfies Meta<typeof InventoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const tab = (name: string | RegExp) => screen.findByRole('tab', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const chooseAct = async (name: string) => {
  await press(/^Change view/);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const typeName = async (name: string) => {
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.clear(field);
  await userEvent.type(field, `${name}{Enter}`);
};
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

/** A view is chosen, and the list was changed since. */
export const Default: Story = {
  parameters: at('?view=low&level=low&sort=stock&columns=name.price.stock'),
  play: async () => {
    await expect(await tab('Low stock Changed')).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save view' })).toBeVisible());
  },
};

export const ChangedOnAPhone: Story = { tags: ['full'], ...Default, globals: { viewport: { value: 'phone' } } };

export const Turkish: Story = {
  tags: ['full'],
  ...Default,
  globals: { language: 'tr' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Görünümü kaydet' })).toBeVisible());
  },
};

/** The category of a view has been deleted: the list says so. */
export const DeletedCategory: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await tab(/^Every strap/));
    await waitFor(() => expect(screen.getByText(/^This store does not have: Category: number 9999/)).toBeVisible());
  },
};

/** Chosen by keyboard; the address takes precedence over the view. */
export const Picked: Story = {
  tags: ['behaviour'],
  parameters: at('?view=somebody-elses&level=out&columns=name.sku'),
  play: async () => {
    await waitFor(() => expect(screen.getByText('Out of stock', { selector: 'li *' })).toBeVisible());
    await waitFor(() => expect(heads().join()).toMatch('SKU'));
    const all = await tab('All products');
    await expect(all).toHaveAttribute('aria-selected', 'false');
    all.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByText('Low stock', { selector: 'li *' })).toBeVisible());
    await expect(heads().join()).not.toMatch('SKU');
    await expect(await tab('Low stock')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument());
    await waitFor(() => expect(heads().join()).toMatch('Price'));
  },
};

export const SavedRenamedAndDeleted: Story = {
  tags: ['behaviour'],
  parameters: at('?level=high'),
  play: async () => {
    await press('Save view');
    await typeName(' LOW stock ');
    await expect(await screen.findByText('You have a view called “LOW stock” already. Enter another name.')).toBeVisible();
    await typeName('Plenty');
    await waitFor(async () => expect(await tab('Plenty')).toHaveFocus());
    await chooseAct('Rename');
    await typeName('More than plenty');
    await expect(await tab('More than plenty')).toBeVisible();
    await chooseAct('Delete');
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'More than plenty' })).not.toBeInTheDocument());
    await expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    await press('Undo');
    await expect(await tab('More than plenty')).toBeVisible();
  },
};

export const UpdatedAndUndone: Story = {
  ...Default,
  tags: ['behaviour'],
  play: async (context) => {
    await Default.play?.(context);
    await chooseAct('Update to what is shown');
    await expect(await tab('Low stock')).toHaveAttribute('aria-selected', 'true');
    await press('Undo');
    await expect(await tab('Low stock Changed')).toBeVisible();
  },
};
