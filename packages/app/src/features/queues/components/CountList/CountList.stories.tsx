import type { Count } from '@stockroom/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useScopeName } from '#entities/counts/useScopeName';
import { withApp } from '#shared/testing/withApp';
import { CountList, type CountListProps } from './CountList';

const Named = (props: CountListProps) => (
  <CountList {...props} scopeName={useScopeName(props.counts.map(({ scope }) => scope))} />
);

const count = (number: number, overrides: Partial<Count>): Count => ({
  id: `${number}`,
  number,
  scope: { kind: 'all' },
  blind: false,
  state: 'open',
  userName: 'Selin Karaca',
  startedAt: '2026-02-27T08:40:00.000Z',
  finishedAt: null,
  finishedBy: null,
  products: 240,
  counted: 12,
  ...overrides,
});

const meta = {
  component: CountList,
  render: (args) => <Named {...args} />,
  decorators: [withApp],
  parameters: { layout: 'padded' },
  args: {
    isLoading: false,
    scopeName: () => '',
    hrefOf: (id: string) => `?count=${id}`,
    counts: [
      count(5, { scope: { kind: 'filter', filters: 'brand=1&level=low&level=out', search: 'harbor' } }),
      count(4, {}),
      count(3, { scope: { kind: 'category', category: 1 }, state: 'review', counted: 22, products: 22 }),
      count(2, { scope: { kind: 'list', products: [1, 2, 3] }, state: 'finished', counted: 3, products: 3 }),
      count(1, { scope: { kind: 'category', category: 77 }, state: 'undone', counted: 9, products: 10 }),
    ],
  },
} satisfies Meta<typeof CountList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' }, language: 'tr' } };
