import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState';
import { SampleTable, sampleProducts } from './sampleProducts';

const meta = {
  component: SampleTable,
  args: { rows: sampleProducts(12) },
} satisfies Meta<typeof SampleTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sorting: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Stock' });
    await userEvent.click(within(header).getByRole('button'));
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(header).getByRole('button'));
    await expect(header).toHaveAttribute('aria-sort', 'descending');
  },
};

export const Everything: Story = { args: { selectable: true, withDetails: true, withActions: true } };

export const WithSelection: Story = {
  args: {
    selectable: true,
    bulkBar: (
      <>
        <span>3 selected</span>
        <Button size="sm" variant="quiet" icon="tag">
          Add tags
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox');
    const box = (index: number) => boxes[index] as HTMLInputElement;
    await userEvent.click(box(2));
    await expect(box(0).indeterminate).toBe(true);
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(box(5));
    await user.keyboard('{/Shift}');
    await expect(boxes.filter((each) => (each as HTMLInputElement).checked)).toHaveLength(4);
    await expect(canvas.getByText('Add tags')).toBeVisible();
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
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  },
};

export const Keyboard: Story = {
  args: { selectable: true, withDetails: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(boxes[2]).toHaveFocus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(boxes[2]).toBeChecked();
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toHaveAccessibleName(/^Details of/);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(boxes[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(boxes[0]).toHaveFocus();
  },
};

export const Loading: Story = { args: { rows: [], loading: true } };

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No products yet">Add the first one, or import a file.</EmptyState> },
};

export const TenThousandRows: Story = {
  args: { rows: sampleProducts(10_000), selectable: true, withDetails: true, virtual: { maxHeight: 600 } },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Products' });
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await expect(grid.querySelectorAll('tbody tr').length).toBeLessThan(40);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '10001');
  },
};

export const OnAPhone: Story = {
  args: { selectable: true, withDetails: true },
  globals: { viewport: { value: 'phone' } },
};
