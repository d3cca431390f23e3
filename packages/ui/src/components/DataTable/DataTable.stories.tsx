import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState';
import { Pagination } from '../Pagination/Pagination';
import { SelectionBar } from '../SelectionBar';
import { DataTable } from './DataTable';
import { productColumns, SampleTable, sampleProducts, type SampleProduct } from './sampleProducts';
import type { Column } from './types';

const meta = {
  component: SampleTable,
  args: { rows: sampleProducts(12) },
} satisfies Meta<typeof SampleTable>;
export default meta;
type Story = StoryObj<typeof meta>;

// Not in `args`: Storybook would read through every product.
const [many, lots] = [sampleProducts(10_000), sampleProducts(100_000)];

const focusedRow = () => document.activeElement?.closest('tr')?.getAttribute('data-grid-row');

export const Default: Story = {};

export const Everything: Story = { args: { selectable: true, withDetails: true, withActions: true } };

export const WithPagination: Story = {
  args: {
    selectable: true,
    withDetails: true,
    footer: (
      <Pagination
        label="Pagination"
        page={1}
        lastPage={6}
        size={12}
        sizes={[12, 25, 100]}
        length={64}
        startIndex={0}
        endIndex={11}
        onPageChange={fn()}
        onSizeChange={fn()}
        labels={{
          first: 'First page',
          previous: 'Previous page',
          next: 'Next page',
          last: 'Last page',
          pageSize: 'Rows per page',
          range: (start, end, total) => `${start} – ${end} of ${total}`,
        }}
      />
    ),
  },
};

export const Sorting: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Stock' });
    await expect(header).not.toHaveAttribute('aria-sort');
    await userEvent.click(within(header).getByRole('button'));
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(header).getByRole('button'));
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort');
  },
};

export const WithSelection: Story = {
  args: {
    selectable: true,
    bulkBar: (
      <>
        <span>4 selected</span>
        <Button size="sm" variant="quiet" icon="tag">
          Add tags
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('checkbox');
    const box = (index: number) => boxes[index] as HTMLInputElement;
    await userEvent.click(box(2));
    await expect(box(0).indeterminate).toBe(true);
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(box(5));
    await user.keyboard('{/Shift}');
    await expect(boxes.filter((each) => each.checked)).toHaveLength(4);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add tags' })).toBeVisible());
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(4);
  },
};

export const PressedAway: Story = {
  tags: ['!autodocs'],
  render: function Render({ rows = [] }) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    const [isOpen, setOpen] = useState(true);
    const [selection] = useState(() => ({
      onChange: setSelected,
      labels: { selectAll: 'Select all products', selectRow: ({ name }: SampleProduct) => `Select ${name}` },
    }));
    const all = new Set(rows.map(rowKey));
    return (
      <DataTable
        label="Products"
        columns={productColumns}
        rows={rows}
        rowKey={rowKey}
        selection={{ ...selection, selected }}
        bulkBar={
          <>
            {selected.size < all.size && <Button onPress={() => setSelected(all)}>Select all</Button>}
            <Button onPress={() => setSelected(new Set())}>Clear</Button>
          </>
        }
        expandedKey={rows[0] && rowKey(rows[0])}
        renderExpanded={() => (
          <>
            {isOpen && <Button onPress={() => setOpen(false)}>Discard</Button>}
            <Button>Update</Button>
          </>
        )}
      />
    );
  },
  play: async ({ canvas }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    button('Discard').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('Update')).toHaveFocus());
    await userEvent.click(canvas.getAllByRole('checkbox')[1] as HTMLElement);
    button('Select all').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('Clear')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select all products' })).toHaveFocus());
  },
};

export const SelectionByKeyboard: Story = {
  tags: ['behaviour'],
  args: { selectable: true },
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(1);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(12);
    // The bulk bar covers the header row, except for its checkbox.
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select all products' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0);
  },
};

export const Expanded: Story = {
  args: { withDetails: true },
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: /^Details of/ });
    if (!button) throw new Error('No details button');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.type(note, 'for the window');
    await userEvent.keyboard('{Home}x');
    await expect(note).toHaveValue('xfor the window');
    // The keyboard walk skips the details.
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(focusedRow()).toBe('1');
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  args: { selectable: true, withDetails: true, withActions: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const boxes = canvas.getAllByRole('checkbox');
    await waitFor(() => expect(boxes[1]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(boxes[2]).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement?.tagName).toBe('TD');
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toHaveAccessibleName(/^Details of/);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveAccessibleName(/^Delete/);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveAccessibleName(/^Edit/);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(boxes[2]).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await expect(focusedRow()).toBe('11');
    await userEvent.keyboard('{PageUp}');
    await expect(focusedRow()).toBe('1');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(focusedRow()).toBe('11');
    await expect(document.activeElement).toHaveAccessibleName(/^Details of/);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(boxes[1]).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    // The table is one tab stop: the next Tab leaves it.
    await expect(canvasElement.querySelectorAll('table [tabindex="0"]')).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

const renders = new Map<string, number>();

/** Cells that hold a field are entered with Enter or F2, and left with Escape. */
export const EditingInCells: Story = {
  tags: ['behaviour'],
  render: function Render({ rows = [] }) {
    const [items, setItems] = useState(rows);
    const [columns] = useState<Column<SampleProduct>[]>(() => [
      ...productColumns.slice(0, 2),
      {
        id: 'stock',
        header: 'Stock',
        align: 'end',
        width: 120,
        render: ({ id, name, stock }) => {
          renders.set(id, (renders.get(id) ?? 0) + 1);
          const change = (value: number) =>
            setItems((all) => all.map((item) => (item.id === id ? { ...item, stock: value } : item)));
          return (
            <input
              aria-label={`Stock of ${name}`}
              type="number"
              value={stock}
              style={{ width: 80, minHeight: 32 }}
              onChange={(event) => change(Number(event.target.value))}
            />
          );
        },
      },
    ]);
    return <DataTable label="Products" columns={columns} rows={items} rowKey={rowKey} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const cell = document.activeElement;
    await expect(cell?.tagName).toBe('TD');
    await userEvent.keyboard('{Enter}');
    const field = canvas.getAllByRole('spinbutton')[0] as HTMLInputElement;
    await waitFor(() => expect(field).toHaveFocus());
    const before = new Map(renders);
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    await expect(field).toHaveValue(7);
    const changed = [...renders].filter(([id, count]) => before.get(id) !== count).map(([id]) => id);
    await expect(changed).toEqual(['1']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cell).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{F2}');
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')[1]).toHaveFocus());
    await userEvent.keyboard('{F2}{ArrowUp}');
    await waitFor(() => expect(cell).toHaveFocus());
  },
};

const rowKey = ({ id }: SampleProduct) => id;

export const DeletedRowKeepsTheKeyboard: Story = {
  tags: ['behaviour'],
  render: function Render({ rows = [] }) {
    const [items, setItems] = useState(rows);
    const [rowActions] = useState(() => ({ id, name }: SampleProduct) => (
      <Button size="sm" variant="quiet" onPress={() => setItems((all) => all.filter((item) => item.id !== id))}>
        Delete <span style={{ position: 'absolute', clipPath: 'inset(50%)' }}>{name}</span>
      </Button>
    ));
    return (
      <DataTable
        label="Products"
        columns={productColumns}
        rows={items}
        rowKey={rowKey}
        rowActions={rowActions}
        actionsLabel="Actions"
        actionsWidth={110}
      />
    );
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}{Enter}');
    await waitFor(() => expect(focusedRow()).toBe('2'));
  },
};

export const Loading: Story = {
  args: { rows: [], loading: true, selectable: true, withDetails: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No products yet">Add the first one, or import a file.</EmptyState> },
};

export const TenThousandRows: Story = {
  render: (args) => <SampleTable {...args} rows={many} />,
  args: { selectable: true, withDetails: true, virtual: { maxHeight: 600 } },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Products' });
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(grid.querySelectorAll('tbody tr').length).toBeLessThan(24));
    await userEvent.tab();
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(Number(focusedRow())).toBeGreaterThan(18);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '10001');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Note' })).toBeInTheDocument();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(focusedRow()).toBe('0');
    await expect(grid.querySelectorAll('tbody tr').length).toBeLessThan(26);
  },
};

/** Paper does not scroll: a virtual list is printed whole. */
export const Printed: Story = {
  tags: ['behaviour'],
  render: (args) => <SampleTable {...args} rows={sampleProducts(100)} />,
  args: { virtual: { maxHeight: 400 } },
  play: async ({ canvas }) => {
    const drawn = () => canvas.getByRole('grid', { name: 'Products' }).querySelectorAll('tbody tr[data-grid-row]').length;
    await waitFor(() => expect(drawn()).toBeLessThan(24));
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(drawn()).toBe(100));
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(drawn()).toBeLessThan(24));
  },
};

/** Scrolling by wheel in both directions and by a jump: every frame has rows from edge to edge. */
export const RowsInEveryFrame: Story = {
  tags: ['behaviour'],
  args: { virtual: { maxHeight: 400 } },
  render: (args) => <SampleTable {...args} rows={lots} />,
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector('[data-virtual]');
    const head = canvasElement.querySelector('thead');
    if (!scroller || !head) throw new Error('Nothing scrolls');
    const { left, bottom } = scroller.getBoundingClientRect();
    const top = head.getBoundingClientRect().bottom;
    const frame = () => new Promise(requestAnimationFrame);
    const hasRow = (y: number) =>
      document
        .elementFromPoint(left + 20, y)
        ?.closest('tr')
        ?.hasAttribute('data-grid-row');
    const gaps: number[] = [];
    for (const step of [...Array<number>(8).fill(120), 1_000_000, ...Array<number>(8).fill(-120), -500_000]) {
      scroller.scrollTop += step;
      // The scroll event comes before the first frame that shows it; whatever is read then was rendered for it.
      await frame();
      await frame();
      if (!hasRow(top + 4) || !hasRow(bottom - 8)) gaps.push(step);
    }
    await expect(gaps).toEqual([]);
  },
};

/** The focused row stays mounted while it is scrolled out of view: the next arrow key continues from it. */
export const FocusSurvivesScrolling: Story = {
  tags: ['behaviour'],
  args: { virtual: { maxHeight: 400 } },
  render: (args) => <SampleTable {...args} rows={lots} />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const scroller = canvasElement.querySelector('[data-virtual]');
    if (!scroller) throw new Error('Nothing scrolls');
    scroller.scrollTop = 2_000_000;
    await waitFor(() => expect(canvasElement.querySelector('tr[data-grid-row="41670"]')).not.toBeNull());
    await expect(focusedRow()).toBe('1');
    await userEvent.keyboard('{ArrowDown}');
    await expect(focusedRow()).toBe('2');
    await expect(scroller.scrollTop).toBeLessThan(200);
  },
};

export const HostileText: Story = {
  tags: ['full'],
  args: {
    rows: [
      { ...sampleProducts(1)[0], id: 'a', name: 'Ş'.repeat(400) },
      { ...sampleProducts(1)[0], id: 'b', name: '<img src=x onerror=alert(1)>{{x}} ‮drow‬ 👩‍🚀' },
      { ...sampleProducts(1)[0], id: 'c', name: '', sku: '' },
    ] as SampleProduct[],
    selectable: true,
    withDetails: true,
  },
};

export const OnAPhone: Story = {
  args: { selectable: true, withDetails: true, withActions: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** The selection bar is at the bottom of the viewport and covers no row's checkbox, and the header row can be walked. */
export const SelectionOnAPhone: Story = {
  args: {
    selectable: true,
    withDetails: true,
    bulkBar: (
      <>
        <span>1 selected</span>
        <Button size="sm">Set as inactive</Button>
        <Button size="sm">Delete</Button>
        <Button size="sm">Select all 10,000 that match</Button>
        <Button size="sm">Clear selection</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [all, first] = canvas.getAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    const bar = await canvas.findByRole('button', { name: 'Clear selection' });
    const { bottom, right } = bar.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    for (const box of [all, first]) {
      const { left, top, width, height } = (box as HTMLElement).getBoundingClientRect();
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(box);
    }
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(document.activeElement?.closest('thead')).not.toBeNull();
  },
};

/** Actions that do not fit into the header row are at the bottom on a wide screen too: they cover no row. */
export const SelectionTooWide: Story = {
  args: {
    selectable: true,
    bulkBar: (
      <SelectionBar label="Selection" count="1 selected">
        {['Edit 1 product', 'Activate', 'Deactivate', 'Print labels', 'Count', 'Delete', 'Select all 10,000 that match'].map(
          (act) => (
            <Button key={act} size="sm">
              {act}
            </Button>
          ),
        )}
        <Button size="sm">Clear selection</Button>
      </SelectionBar>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 980 }}>{Story()}</div>],
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    const clear = await canvas.findByRole('button', { name: 'Clear selection' });
    await waitFor(() => expect(clear.closest('[data-wraps]')).not.toBeNull());
    const firstRow = canvas.getAllByRole('row')[1] as HTMLElement;
    const { top } = canvas.getByText('1 selected').getBoundingClientRect();
    await expect(top).toBeGreaterThan(firstRow.getBoundingClientRect().bottom);
    await expect(clear.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

const inner = () => (
  <div style={{ padding: 16 }}>
    <DataTable label="Movements" columns={productColumns} rows={sampleProducts(3)} rowKey={rowKey} semantics="table" />
  </div>
);

/** A table in the details of a table keeps its own style and keys. */
export const TableInDetails: Story = {
  render: ({ rows = [] }) => (
    <DataTable label="Products" columns={productColumns} rows={rows} rowKey={rowKey} expandedKey="2" renderExpanded={inner} />
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(focusedRow()).toBe('2');
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
    const movements = canvas.getByRole('table', { name: 'Movements' });
    await expect(movements).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowDown}');
    await expect(movements).toContainElement(document.activeElement as HTMLElement);
    await expect(focusedRow()).toBe('1');
  },
};
