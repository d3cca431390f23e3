import { demoUser } from '@stockroom/mocks';
import type { Decorator, Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { rememberReason } from '#entities/stock/recentReasons';
import { COLUMN_IDS, DEFAULT_COLUMNS } from '#features/inventory/model/list/columns';
import { buildProduct } from '#features/inventory/testing/buildProduct';
import { drafts } from '#shared/drafts/drafts';
import { draftSubject } from '#shared/drafts/draftSubject';
import { localStore } from '#shared/storage/safeStorage';
import { storageKeys } from '#shared/storage/storageKeys';
import { withApp } from '#shared/testing/withApp';
import { ProductTable } from './ProductTable';

const rows = [
  buildProduct({ id: 1, name: 'Harbour field watch' }),
  buildProduct({ id: 2, name: 'Canvas strap', sku: '', stock: 19, basePrice: 0, price: 0 }),
  buildProduct({ id: 3, name: 'Pier bag', sku: 'PB-1', stock: 0, active: false }),
  buildProduct({ id: 4, name: 'Mug', sku: 'MUG-1', stock: -3, reorderPoint: 5 }),
];

const meta = {
  component: ProductTable,
  decorators: [withApp],
  args: {
    rows,
    columns: DEFAULT_COLUMNS,
    sort: 'name',
    order: 'asc',
    open: null,
    selected: new Set<string>(),
    isLoading: false,
    loadingRows: 5,
    renderDetails: ({ name }) => <p style={{ padding: 24 }}>{name}</p>,
    onSort: fn(),
    onSelect: fn(),
    onToggle: fn(),
    onInline: fn(),
  },
} satisfies Meta<typeof ProductTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Price' }));
    await expect(args.onSort).toHaveBeenCalledWith('price', 'asc');
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Mug' }));
    await expect(args.onToggle).toHaveBeenCalledWith(4);
    // Never marked by colour alone: two products are out of stock.
    await expect(canvas.getAllByText('Out of stock')).toHaveLength(2);
  },
};

/** Going back removes the field with the page: the value is saved, as when the cell is left. */
export const LeftWithThePage: Story = {
  tags: ['behaviour'],
  render: function Page(args) {
    const [isHere, setHere] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setHere(false)}>
          Back
        </button>
        {isHere && <ProductTable {...args} />}
      </>
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /change the stock of Canvas strap/ }));
    const field = await canvas.findByRole('spinbutton', { name: 'New stock of Canvas strap' });
    await userEvent.clear(field);
    await userEvent.type(field, '25');
    // The browser's Back key leaves the focus in place.
    await fireEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(args.onInline).toHaveBeenCalledWith(rows[1], { stock: 25 }));
  },
};

/** Restores a stored draft after a reload. */
export const BackAfterAReload: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    const key = { userId: demoUser.id, subject: draftSubject('inline', 2, 'stock') };
    drafts.write(key, { value: 77, why: { reason: 'returned', note: 'Wrong size' } });
    return () => drafts.remove(key);
  },
  parameters: { app: { user: demoUser } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'New stock of Canvas strap' })).toHaveValue('77'));
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Wrong size');
  },
};

export const ChangeStockInTheRow: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'lg' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /change the stock of Canvas strap/ }));
    const field = await canvas.findByRole('spinbutton', { name: 'New stock of Canvas strap' });
    await userEvent.clear(field);
    await userEvent.type(field, '-9999{Enter}');
    await waitFor(() => expect(canvas.getByText('Not less than 0.')).toBeVisible());
    await expect(args.onInline).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '25{Enter}');
    await expect(args.onInline).toHaveBeenCalledWith(rows[1], { stock: 25 });
    // The focus moves to the next row, as in any grid.
    await waitFor(() => expect(canvas.getByRole('button', { name: /change the stock of Pier bag/ })).toHaveFocus());
  },
};

/** Adds height, because the panel lies in the top layer and does not extend the page. */
const withRoom: Decorator = (Story) => (
  <div style={{ minHeight: 520 }}>
    <Story />
  </div>
);
const changeStock = async ({ canvas }: Pick<StoryContext<typeof meta>, 'canvas'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: /change the stock of Canvas strap/ }));
  await waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'New stock of Canvas strap' })).toHaveFocus());
};

/** The reason is optional and stands beside the field: added stock was received or returned. */
export const OptionalReason: Story = {
  decorators: [withRoom],
  globals: { viewport: { value: 'lg' } },
  play: async ({ args, canvas }) => {
    await changeStock({ canvas });
    await userEvent.keyboard('+5');
    const reasonFields = within(canvas.getByRole('group', { name: 'Why the stock changes' }));
    await userEvent.tab();
    // The result is visible before a reason is chosen.
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'New stock of Canvas strap' })).toHaveValue('24'));
    await waitFor(() => expect(reasonFields.getByRole('combobox', { name: 'Reason' })).toHaveFocus());
    await userEvent.keyboard('r{Enter}{Tab}PO-9');
    await expect(args.onInline).not.toHaveBeenCalled();
    await expect(reasonFields.getByRole('link', { name: 'All movements' })).toHaveAttribute(
      'href',
      '/apps/ecommerce/transactions?productId=2',
    );
  },
};

export const ReasonSaved: Story = {
  ...OptionalReason,
  tags: ['behaviour'],
  play: async (context) => {
    const { args, canvas } = context;
    await OptionalReason.play?.(context);
    await userEvent.keyboard('{Enter}');
    await expect(args.onInline).toHaveBeenCalledWith(rows[1], {
      stock: 24,
      by: 5,
      movementReason: { reason: 'received', note: 'PO-9' },
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: /change the stock of Pier bag/ })).toHaveFocus());
  },
};

/** A press repeats the last reason; a correction has no reason. */
export const LastReason: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'lg' } },
  parameters: { app: { user: demoUser } },
  beforeEach: () => {
    rememberReason(demoUser.id, { reason: 'damaged', note: 'Wet box' });
    return () => localStore.remove(storageKeys.whys + demoUser.id);
  },
  play: async ({ args, canvas }) => {
    await changeStock({ canvas });
    await userEvent.keyboard('17');
    await userEvent.click(await canvas.findByRole('button', { name: 'Damaged · Wet box' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onInline).toHaveBeenCalledWith(rows[1], {
      stock: 17,
      movementReason: { reason: 'damaged', note: 'Wet box' },
    });
  },
};

/** Tabbing from the reason back to the number stays in the cell; tabbing past the link to the movements leaves it and saves. */
export const TabLeavesAfterTheReason: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'lg' } },
  play: async ({ args, canvas }) => {
    await changeStock({ canvas });
    await userEvent.keyboard('25');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveFocus());
    await expect(args.onInline).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.tab();
    await waitFor(() => expect(args.onInline).toHaveBeenCalledWith(rows[1], { stock: 25 }));
    await expect(canvas.queryByRole('spinbutton')).not.toBeInTheDocument();
  },
};

export const ReasonInTurkishOnAPhone: Story = {
  tags: ['full'],
  decorators: [withRoom],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Canvas strap stokunu değiştir/ }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Stok neden değişiyor' })).toBeVisible());
  },
};

/** A number far above the previous value may be a barcode: it needs a confirmation, and pressing Enter again gives it. */
export const SuspiciousNeedsConfirmation: Story = {
  globals: { viewport: { value: 'lg' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /change the stock of Canvas strap/ }));
    const field = await canvas.findByRole('spinbutton', { name: 'New stock of Canvas strap' });
    await userEvent.clear(field);
    await userEvent.type(field, '9521000000360{Enter}');
    await waitFor(() => expect(canvas.getByText(/^Far more than before/)).toBeVisible());
    await expect(args.onInline).not.toHaveBeenCalled();
  },
};

export const SuspiciousConfirmed: Story = {
  ...SuspiciousNeedsConfirmation,
  tags: ['behaviour'],
  play: async (context) => {
    await SuspiciousNeedsConfirmation.play?.(context);
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onInline).toHaveBeenCalledWith(rows[1], { stock: 9_521_000_000_360 });
  },
};

/** A relative change is typed with its sign; typing opens the field. */
export const ChangeByTyping: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'lg' } },
  play: async ({ args, canvas }) => {
    // The field's code is loaded from the first press on.
    await userEvent.click(await canvas.findByRole('button', { name: /change the stock of Canvas strap/ }));
    await canvas.findByRole('spinbutton', { name: 'New stock of Canvas strap' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /change the stock of Canvas strap/ })).toHaveFocus());
    await userEvent.keyboard('+5{Enter}');
    await expect(args.onInline).toHaveBeenCalledWith(rows[1], { stock: 24, by: 5 });
    await userEvent.click(canvas.getByRole('button', { name: /change the price of Harbour field watch/ }));
    const price = await canvas.findByRole('spinbutton', { name: 'New price of Harbour field watch' });
    await userEvent.clear(price);
    await userEvent.type(price, '10{Enter}');
    await expect(args.onInline).toHaveBeenCalledWith(rows[0], { price: 10 });
  },
};

/** F2 opens and closes an edit, as in any grid. */
export const F2BeginsAndEnds: Story = {
  globals: { viewport: { value: 'lg' } },
  play: async ({ args, canvas }) => {
    const stock = () => canvas.getByRole('button', { name: /change the stock of Canvas strap/ });
    await waitFor(() => expect(stock()).toBeVisible());
    stock().focus();
    await userEvent.keyboard('{F2}');
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'New stock of Canvas strap' })).toHaveFocus());
    await userEvent.keyboard('25{F2}');
    await expect(args.onInline).toHaveBeenCalledOnce();
    await expect(args.onInline).toHaveBeenCalledWith(rows[1], { stock: 25 });
    await waitFor(() => expect(stock()).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{F2}');
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'New price of Canvas strap' })).toHaveFocus());
  },
};

export const EscapeKeepsTheValue: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /change the price of Mug/ }));
    await userEvent.keyboard('9{Escape}');
    await expect(args.onInline).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: /change the price of Mug/ })).toHaveFocus());
  },
};

export const InvalidStays: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /change the price of Mug/ }));
    await userEvent.keyboard('-500{Tab}');
    const field = await canvas.findByRole('spinbutton', { name: /price of Mug/ });
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveValue('-500.00');
    await expect(args.onInline).not.toHaveBeenCalled();
  },
};

export const CorrectedIsSaved: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { args, canvas } = context;
    await InvalidStays.play?.(context);
    const field = await canvas.findByRole('spinbutton', { name: /price of Mug/ });
    field.focus();
    await userEvent.keyboard('{Control>}a{/Control}5{Tab}');
    await waitFor(() => expect(args.onInline).toHaveBeenCalledOnce());
  },
};

export const ChangeActiveInTheRow: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'lg' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Inactive ?, activate Pier bag$/ }));
    await expect(args.onInline).toHaveBeenCalledWith(rows[2], { active: true });
  },
};

/** A decimal comma is read as a decimal point. */
export const TurkishPrice: Story = {
  tags: ['behaviour'],
  globals: { language: 'tr' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Mug fiyatını değiştir/ }));
    const field = await canvas.findByRole('spinbutton', { name: 'Mug için yeni fiyat' });
    await userEvent.clear(field);
    await userEvent.type(field, '19,50{Enter}');
    await expect(args.onInline).toHaveBeenCalledWith(rows[3], { price: 19.5 });
  },
};

/** A price that does not follow its base price and tax is marked, without taking more space. */
export const PriceSetByHand: Story = {
  args: {
    rows: [rows[0], buildProduct({ id: 5, name: 'Deck shoe', sku: 'DS-1', price: 999_999.99 })].filter(
      (row) => row !== undefined,
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: '$999,999.99, set by hand, change the price of Deck shoe' }),
    ).toBeVisible();
    await expect(canvas.getByTitle('Set by hand: it does not follow base price and tax')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '$120.00, change the price of Harbour field watch' })).toBeVisible();
    const [first, second] = canvas.getAllByRole('row').slice(1);
    await expect(second?.clientHeight).toBe(first?.clientHeight);
  },
};

export const PriceSetByHandTurkishDark: Story = {
  tags: ['full'],
  args: PriceSetByHand.args,
  globals: { language: 'tr', scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /elle belirlendi, Deck shoe fiyatını değiştir$/ })).toBeVisible();
  },
};

export const PriceSetByHandOnAPhone: Story = {
  tags: ['full'],
  args: PriceSetByHand.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /set by hand, change the price of Deck shoe$/ })).toBeVisible();
  },
};

export const Open: Story = { args: { open: 2 } };
export const Selected: Story = { args: { selected: new Set(['1', '3']) } };
export const Loading: Story = { args: { rows: [], isLoading: true } };
export const EveryColumn: Story = {
  args: { columns: COLUMN_IDS },
  parameters: { snapshot: { viewport: { width: 1440, height: 600 } } },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const inactive = await canvas.findByRole('row', { name: /Pier bag/ });
    await expect(within(inactive).getByText('Inactive')).toBeVisible();
  },
};

/** A value without a column stands under the name, where it can be changed. */
export const ChangeStockOnAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /change the stock of Canvas strap/ }));
    const field = await canvas.findByRole('spinbutton', { name: 'New stock of Canvas strap' });
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.clear(field);
    await userEvent.type(field, '1.5{Enter}');
    await waitFor(() => expect(canvas.getByText('Whole numbers only.')).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, '25{Enter}');
    await expect(args.onInline).toHaveBeenCalledWith(rows[1], { stock: 25 });
  },
};

/** With more columns than fit, the name keeps its width, and the other values move under it. */
export const ColumnsThatDoNotFit: Story = {
  args: { columns: COLUMN_IDS },
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    const header = await canvas.findByRole('columnheader', { name: 'Name' });
    await waitFor(() => expect(header.clientWidth).toBeGreaterThanOrEqual(180));
    await expect(canvas.queryByRole('columnheader', { name: 'Available' })).not.toBeInTheDocument();
    await expect(canvas.getAllByText(/^Available/)[0]).toBeVisible();
    const details = canvas.getByRole('button', { name: 'Details of Mug' }).getBoundingClientRect();
    await expect(details.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
