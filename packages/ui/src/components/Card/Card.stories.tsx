import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Card } from './Card';

const meta = {
  component: Card,
  args: { title: 'Prices', children: <p>The price follows from the base price and the tax.</p> },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Prices' })).toBeVisible());
  },
};

export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button size="sm">Discard</Button>
        <Button size="sm" variant="primary">
          Save
        </Button>
      </>
    ),
  },
};

export const Plain: Story = { args: { title: undefined } };

export const EdgeToEdge: Story = {
  args: {
    padded: false,
    title: 'Last movements',
    children: (
      <ul>
        {['Received 12', 'Sold 1', 'Counted 31'].map((line) => (
          <li key={line} style={{ padding: '10px 20px', borderBlockStart: '1px solid var(--color-border-subtle)' }}>
            {line}
          </li>
        ))}
      </ul>
    ),
  },
};

export const LongText: Story = {
  tags: ['full'],
  args: {
    title: 'Tedarikçiden beklenen teslimatlar ve kısmen karşılanan siparişler',
    actions: <Button size="sm">Tümünü göster</Button>,
    children: <p>{'Uzunbirsözcüğünkartıntaşmasınaizinvermemesigerekir'.repeat(3)}</p>,
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};
