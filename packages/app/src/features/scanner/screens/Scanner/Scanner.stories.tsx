import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { fetchByCode } from '#entities/products/productSearch';
import { withApp } from '#shared/testing/withApp';
import { Scanner } from './Scanner';

const meta = {
  component: Scanner,
  // It renders nothing itself: the message beside it is part of the story.
  render: () => (
    <>
      <Scanner />
      <p>A page</p>
    </>
  ),
  decorators: [withApp],
  parameters: { app: { user: demoUser, route: '/' } },
} satisfies Meta<typeof Scanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * All keys at once, as from a scanner: with Storybook's steps between them they would look like a person's typing. The last key
 * of a recognised scan is stopped.
 */
const scan = async (code: string) => {
  const press = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await waitFor(() => expect([...code, 'Enter'].map(press).at(-1)).toBe(false));
};

/** A known code opens its product. */
export const Opens: Story = {
  tags: ['behaviour'],
  play: async () => {
    const [product] = await fetchByCode('HP-W-0010');
    await scan(product?.barcode ?? '');
    await waitFor(() => expect(screen.getByTestId('elsewhere')).toHaveTextContent(`?product=${product?.id}`));
  },
};

export const Unknown: Story = {
  tags: ['behaviour'],
  play: async () => {
    await scan(']E04006381333931');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'No product has this code' })).toBeVisible());
    await expect(screen.getByText('Scanned: 4006381333931')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'failing' } },
  play: async () => {
    await scan('4006381333931');
    await waitFor(() => expect(screen.getByText(/could not be looked up/)).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
