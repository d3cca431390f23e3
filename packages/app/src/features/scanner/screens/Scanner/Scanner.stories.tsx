import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import '../../locales/types';
import { withApp } from '../../../../shared/testing/withApp';
import { fetchByCode } from '../../../../shared/products/productSearch';
import { Scanner } from './Scanner';

const meta = {
  component: Scanner,
  // It shows nothing by itself: what stands beside it comes with it.
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
 * All keys in one go, as a scanner sends them: with Storybook's steps between them they come as slowly as from a person. The last one of a scan
 * that is heard goes no further.
 */
const scan = async (code: string) => {
  const press = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await waitFor(() => expect([...code, 'Enter'].map(press).at(-1)).toBe(false));
};

/** A known code leads to its product. */
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
