import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Pagination, type PaginationProps } from './Pagination';

const meta = {
  component: Pagination,
  args: {
    label: 'Pagination',
    page: 1,
    lastPage: 7,
    size: 10,
    sizes: [5, 10, 25, 100],
    length: 64,
    startIndex: 0,
    endIndex: 9,
    onPageChange: fn(),
    onSizeChange: fn(),
    labels: {
      first: 'First page',
      previous: 'Previous page',
      next: 'Next page',
      last: 'Last page',
      pageSize: 'Rows per page',
      range: (start, end, total) => `${start} – ${end} of ${total}`,
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

function Paged(args: PaginationProps) {
  const [page, setPage] = useState(args.page);
  const [size, setSize] = useState(args.size);
  const lastPage = Math.ceil(args.length / size);
  const turn = (next: number) => {
    args.onPageChange(next);
    setPage(next);
  };
  return (
    <Pagination
      {...args}
      page={page}
      size={size}
      lastPage={lastPage}
      startIndex={(page - 1) * size}
      endIndex={Math.min(page * size, args.length) - 1}
      onPageChange={turn}
      onSizeChange={(next) => {
        setSize(next);
        setPage(1);
      }}
    />
  );
}

export const Default: Story = {
  render: Paged,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByText('11 – 20 of 64')).toBeVisible());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '25');
    await waitFor(() => expect(canvas.getByText('1 – 25 of 64')).toBeVisible());
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
};

export const LastPage: Story = {
  args: { page: 6 },
  render: Paged,
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await waitFor(() => expect(next).toHaveFocus());
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(args.onPageChange).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { length: 0, lastPage: 1, startIndex: 0, endIndex: -1 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('0 – 0 of 0')).toBeVisible());
  },
};

export const Turkish: Story = {
  tags: ['full'],
  args: {
    label: 'Sayfalama',
    page: 3,
    length: 12_450,
    lastPage: 1245,
    startIndex: 20,
    endIndex: 29,
    labels: {
      first: 'İlk sayfa',
      previous: 'Önceki sayfa',
      next: 'Sonraki sayfa',
      last: 'Son sayfa',
      pageSize: 'Sayfa başına satır',
      range: (start, end, total) => `${total.toLocaleString('tr')} üründen ${start} – ${end} arası`,
    },
  },
  globals: { viewport: { value: 'phone' } },
};
