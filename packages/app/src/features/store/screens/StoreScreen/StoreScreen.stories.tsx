import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { updateStoreDetails } from '#features/store/api/storeCalls';
import { storePaths } from '#features/store/storePaths';
import { SwitchStoreContext } from '#shared/session/SwitchStoreContext';
import { withApp } from '#shared/testing/withApp';
import { StoreScreen } from './StoreScreen';

const at = (query: string) => ({ app: { user: demoUser, path: `${storePaths.store}${query}`, route: storePaths.store } });
const switchStore = fn(() => Promise.resolve());

const meta = {
  component: StoreScreen,
  decorators: [(Story) => <SwitchStoreContext value={switchStore}>{Story()}</SwitchStoreContext>, withApp],
  parameters: { layout: 'padded', ...at('') },
} satisfies Meta<typeof StoreScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const expectVisible = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;

async function allOfIt() {
  await expectVisible(() => screen.getByRole('heading', { level: 1, name: 'Harbor & Pine' }));
  await expectVisible(() => screen.getByRole('link', { name: /^Low stock, \d+$/ }));
  await expectVisible(() => screen.getByRole('list', { name: 'Staff' }));
  await expectVisible(() => screen.getByRole('table', { name: 'Opening hours' }));
}

export const Default: Story = { play: allOfIt };

export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    await expectVisible(() => screen.getByRole('list', { name: 'Personel' }));
    await expectVisible(() => screen.getByRole('link', { name: /^Stokta yok, \d+$/ }));
    await expectVisible(() => screen.getByText('Çarşamba'));
  },
};

/** Each figure links to the list that shows exactly those products. */
export const FiguresLinkToLists: Story = {
  tags: ['behaviour'],
  play: async () => {
    await allOfIt();
    const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    await expect(hrefOf(/^No picture/)).toBe('/apps/ecommerce/inventory?missing=picture');
    await expect(hrefOf(/^Out of stock/)).toBe('/apps/ecommerce/inventory?level=out');
    await expect(hrefOf(/^No movement/)).toBe('/apps/ecommerce/inventory?unmovedDays=90');
  },
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'store-failing' } },
  play: async () => {
    await expectVisible(() => screen.getByText('The figures could not be loaded'));
    await expectVisible(() => screen.getByText('The staff could not be loaded'));
    await expectVisible(() => screen.getByText('Address and hours could not be loaded'));
  },
};

export const FailedAndRetried: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    await Failed.play?.(context);
    await mocksOf(context).settings.set({ failing: 'none' });
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await userEvent.click(retry);
    await allOfIt();
  },
};

export const Editing: Story = {
  parameters: at('?edit=yes'),
  play: async () => waitFor(() => expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveFocus()),
};

export const Refused: Story = {
  ...Editing,
  play: async (context) => {
    await Editing.play?.(context);
    const sunday = screen.getByRole('textbox', { name: 'Sunday' });
    await userEvent.type(sunday, '18–9');
    await press('Save');
    await expectVisible(() => screen.getByText('1 field needs a look before this can be saved'));
    await expect(sunday).toHaveValue('18–9');
  },
};

export const Saved: Story = {
  tags: ['behaviour'],
  play: async () => {
    await press('Edit phone and hours');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Sunday' }), '11-15');
    await press('Save');
    const hours = within(await screen.findByRole('table', { name: 'Opening hours' }));
    await waitFor(() => expect(hours.getByRole('row', { name: 'Sunday 11:00–15:00' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit phone and hours' })).toHaveFocus());
  },
};

/** Two people change different days: both changes stay. */
export const ChangedElsewhere: Story = {
  ...Editing,
  tags: ['behaviour'],
  play: async (context) => {
    await Editing.play?.(context);
    await userEvent.type(screen.getByRole('textbox', { name: 'Sunday' }), '11-15');
    await updateStoreDetails({ phoneNumber: '+1 207 555 0111' });
    await press('Save');
    const hours = within(await screen.findByRole('table', { name: 'Opening hours' }));
    await waitFor(() => expect(hours.getByRole('row', { name: 'Sunday 11:00–15:00' })).toBeVisible());
    await expectVisible(() => screen.getByRole('link', { name: /555.0111/ }));
  },
};

export const StoreSwitched: Story = {
  tags: ['behaviour'],
  play: async () => {
    await press('Switch to Harbor & Pine Uptown');
    await expect(switchStore).toHaveBeenCalledWith(2);
  },
};
