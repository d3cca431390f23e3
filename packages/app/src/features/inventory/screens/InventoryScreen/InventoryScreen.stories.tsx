import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import '../../locales/types';
import '../../import/locales/types';
import { announcements } from '../../../../shared/announce/announce';
import { drafts } from '../../../../shared/drafts/drafts';
import { withApp } from '../../../../shared/testing/withApp';
import { keepAnswer } from '../../../../shared/query/keptAnswer';
import { toSession } from '../../../../shared/session/SessionContext';
import { fetchProducts } from '../../api/fetchProducts';
import { productsQuery } from '../../api/queries';
import { updateProduct } from '../../api/updateProduct';
import { inventoryPaths } from '../../inventoryPaths';
import { toDraft } from '../../model/draft';
import { draftSubject } from '../../model/keptDraft';
import { DEFAULT_LIST_STATE, queryOf } from '../../model/listState';
import { InventoryScreen } from './InventoryScreen';
import { nameOfList } from './useKeptList';

const at = (query: string) => ({ app: { user: demoUser, path: `${inventoryPaths.list}${query}`, route: inventoryPaths.list } });

const meta = {
  component: InventoryScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('') },
} satisfies Meta<typeof InventoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const NAME = 'Boat Tote, Large';
const name = () => screen.findByRole('textbox', { name: 'Name' });
const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;

async function openDetails() {
  await userEvent.click(await screen.findByRole('button', { name: `Details of ${NAME}` }));
  await expect(await name()).toHaveValue(NAME);
}

async function rename(text: string) {
  await userEvent.clear(await name());
  await userEvent.type(await name(), text);
}

async function stored() {
  const { products } = await fetchProducts({ ...DEFAULT_LIST_STATE, search: 'boat tote' });
  const [product] = products ?? [];
  if (!product) throw new Error('The demo has a boat tote');
  return product;
}

/** Overlays fade in: they are there before they are seen. */
const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());

const update = async () => userEvent.click(await screen.findByRole('button', { name: 'Update' }));

export const Ready: Story = {
  play: async () => {
    const table = within(await screen.findByRole('table', { name: 'Products' }));
    await waitFor(() => expect(table.getByRole('button', { name: `Details of ${NAME}` })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('navigation', { name: 'Pagination' })).toBeVisible());
  },
};

export const Loading: Story = { parameters: { scenario: 'loading' } };

export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No products yet' })).toBeVisible());
  },
};

export const NoMatch: Story = {
  parameters: at('?search=%25%25%25'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(screen.getByRole('button', { name: `Details of ${NAME}` })).toBeVisible());
    await waitFor(() => expect(document.activeElement?.closest('tbody')).not.toBeNull());
  },
};

export const Failed: Story = {
  parameters: { scenario: 'failing' },
  play: async (context) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The products could not be loaded');
    await mocksOf(context).settings.set({ failing: 'none' });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('button', { name: `Details of ${NAME}` })).toBeVisible());
    await waitFor(() => expect(document.activeElement?.closest('tbody')).not.toBeNull());
  },
};

/** What the tab showed before it was reloaded, where no newer list can be had. */
export const OutOfDate: Story = {
  beforeEach: async (context) => {
    const { queryKey } = productsQuery(queryOf(DEFAULT_LIST_STATE), 'en');
    keepAnswer(nameOfList(toSession(demoUser), queryKey), await fetchProducts(queryOf(DEFAULT_LIST_STATE)));
    await mocksOf(context).settings.set({ failing: 'inventory' });
  },
  play: async () => {
    await expect(await screen.findByText('The list may be out of date')).toBeVisible();
    await expect(screen.getByRole('button', { name: `Details of ${NAME}` })).toBeVisible();
  },
};

/** The list and the form are there; only the store's lists of brands, countries and styles are not. */
export const Partial: Story = {
  play: async (context) => {
    await screen.findByRole('button', { name: `Details of ${NAME}` });
    await mocksOf(context).settings.set({ storeServer: 'failing' });
    await openDetails();
    await waitFor(() => expect(screen.getAllByText('The list could not be loaded.')).toHaveLength(3));
    await mocksOf(context).settings.set({ storeServer: 'working' });
  },
};

export const SearchAndSort: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'strap');
    await waitFor(() => expect(screen.queryByRole('button', { name: `Details of ${NAME}` })).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Price' }));
    await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending'));
    await expect(screen.getByRole('searchbox', { name: 'Search products' })).toHaveValue('strap');
  },
};

/** The order is chosen while the search still waits for the typing to pause: neither takes back the other. */
export const SortBeforeTheSearchIsAsked: Story = {
  play: async () => {
    const search = await screen.findByRole('searchbox', { name: 'Search products' });
    const price = await screen.findByRole('button', { name: 'Price' });
    await fireEvent.change(search, { target: { value: 'strap' } });
    await userEvent.click(price);
    await waitFor(() => expect(screen.getByText('1 – 7 of 7')).toBeVisible());
    await expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
  },
};

/** A page that lies past the end is corrected to the last. */
export const PastTheEnd: Story = {
  parameters: at('?page=999&sort=colour'),
  play: async () => {
    await waitFor(() => expect(screen.getByText('61 – 68 of 68')).toBeVisible());
    await seen(() => screen.getByText(/Parts of the address made no sense/));
    // It waits for whoever points at it, and so for the picture.
    await userEvent.hover(screen.getByText(/Parts of the address made no sense/));
  },
};

export const UnknownProduct: Story = {
  parameters: at('?product=987654'),
  play: async () => {
    await waitFor(() => expect(screen.getByText('This product is not here')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: `Details of ${NAME}` })).toBeVisible());
  },
};

export const DetailsOpen: Story = {
  play: async () => {
    await openDetails();
    await expect(await screen.findByRole('combobox', { name: 'Brand' })).not.toHaveValue('');
  },
};

/** A product that the address names is shown, whatever page it is on. */
export const DetailsOfAnotherPage: Story = {
  parameters: at('?page=1&product=64'),
  play: async () => {
    await expect(await name()).not.toHaveValue('');
  },
};

export const EditingDirty: Story = {
  play: async () => {
    await openDetails();
    await rename('Boat tote, small');
    await waitFor(() => expect(screen.getByText('Not saved: Name')).toBeVisible());
  },
};

export const EditingInvalid: Story = {
  play: async () => {
    await openDetails();
    await userEvent.clear(await name());
    await update();
    await expect(await screen.findByRole('region', { name: /needs a look/ })).toHaveFocus();
  },
};

export const Saving: Story = {
  play: async (context) => {
    await openDetails();
    await rename('Boat tote, small');
    await mocksOf(context).settings.set({ extraDelayMs: 600_000 });
    await update();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Saving' })).toBeVisible());
    // Shown before the server has it.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Details of Boat tote, small' })).toBeVisible());
  },
};

export const Saved: Story = {
  play: async () => {
    await openDetails();
    await rename('Boat tote, small');
    await update();
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
    await expect((await stored()).name).toBe('Boat tote, small');
  },
};

export const SaveFailed: Story = {
  play: async (context) => {
    await openDetails();
    await rename('Boat tote, small');
    await mocksOf(context).settings.set({ failing: 'inventory' });
    await update();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not saved');
    await expect(await name()).toHaveValue('Boat tote, small');
    await waitFor(() => expect(screen.getByRole('button', { name: `Details of ${NAME}` })).toBeVisible());
    await mocksOf(context).settings.set({ failing: 'none' });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
  },
};

export const Conflict: Story = {
  play: async () => {
    await openDetails();
    await rename('Mine');
    const { id, updatedAt } = await stored();
    await updateProduct(id, { name: 'Boat Tote, theirs', stock: 5, updatedAt });
    await update();
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed by two' }));
    await seen(() => dialog.getByText('Yours: Mine'));
    await expect(dialog.queryByRole('radiogroup', { name: 'Stock' })).not.toBeInTheDocument();
  },
};

export const ConflictSettled: Story = {
  play: async (context) => {
    await Conflict.play?.(context);
    await userEvent.click(await screen.findByRole('radio', { name: /Theirs/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await name()).toHaveValue('Boat Tote, theirs');
    await expect((await stored()).stock).toBe(5);
  },
};

/** Changes of different fields are put together without a question. */
export const MergedQuietly: Story = {
  play: async () => {
    await openDetails();
    await rename('Boat Tote, mine');
    const { id, updatedAt } = await stored();
    await updateProduct(id, { stock: 5, updatedAt });
    await update();
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
    await expect(await stored()).toMatchObject({ name: 'Boat Tote, mine', stock: 5 });
  },
};

export const Deleting: Story = {
  play: async (context) => {
    await openDetails();
    // From here on nothing is answered: lists, tags and movements have come before.
    await waitFor(() => expect(screen.queryByDisplayValue(/^Number \d+$/)).not.toBeInTheDocument());
    await screen.findByRole('checkbox', { name: 'ladies' });
    await screen.findByText(/PO-2542/);
    await mocksOf(context).settings.set({ extraDelayMs: 600_000 });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Deleting' })).toBeVisible());
  },
};

export const DeletedAndUndone: Story = {
  play: async () => {
    await openDetails();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: `Details of ${NAME}` })).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByRole('button', { name: `Details of ${NAME}` })).toBeVisible());
  },
};

export const NewDraft: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add product' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(await name()).toHaveValue('A New Product');
  },
};

export const NewDraftSaved: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add product' }));
    await rename('Anchor lamp');
    await userEvent.type(screen.getByRole('textbox', { name: 'SKU' }), 'AL-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Save product' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Details of Anchor lamp' })).toHaveAttribute('aria-expanded', 'true'),
    );
  },
};

export const LeaveQuestion: Story = {
  play: async () => {
    await openDetails();
    await rename('Boat tote, small');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await seen(() => dialog.getByRole('button', { name: 'Stay' }));
  },
};

/** What was typed before a reload, or before the session ended, is offered back. */
export const KeptDraft: Story = {
  loaders: [
    async () => {
      const base = await stored();
      drafts.write(
        { userId: demoUser.id, subject: draftSubject(base.id) },
        { draft: { ...toDraft(base), name: 'Typed before' }, base },
      );
      return {};
    },
  ],
  play: async () => {
    await openDetails();
    await userEvent.click(await screen.findByRole('button', { name: 'Bring them back' }));
    await expect(await name()).toHaveValue('Typed before');
  },
};

export const InlineEditFailed: Story = {
  // Narrower, the stock is told under the name, and changed in the details.
  globals: { viewport: { value: 'lg' } },
  play: async (context) => {
    const button = await screen.findByRole('button', { name: new RegExp(`change the stock of ${NAME}`) });
    await mocksOf(context).settings.set({ failing: 'inventory' });
    await userEvent.click(button);
    await userEvent.keyboard('77{Enter}');
    await seen(() => screen.getByRole('button', { name: 'Try again' }));
    await expect(screen.getByRole('button', { name: new RegExp(`change the stock of ${NAME}`) })).toHaveTextContent(/^30/);
  },
};

export const Selected: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${NAME}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 68 that match' }));
    await waitFor(() => expect(screen.getByText('68 selected', { ignore: '[role=status]' })).toBeVisible());
    await waitFor(() => expect(announcements.get().message).toBe('68 selected'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear selection' })).toHaveFocus());
  },
};

export const DeactivateAll: Story = {
  play: async () => {
    await screen.findByRole('checkbox', { name: `Select ${NAME}` });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
    await seen(() => screen.getByText(/10 products are inactive now/));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await seen(() => screen.getByText('10 products are as they were.'));
  },
};

export const TenThousand: Story = {
  parameters: { scenario: 'products-10000', ...at('?size=100&page=50') },
  play: async () => {
    await expect(await screen.findByText('4,901 – 5,000 of 10,000', {}, { timeout: 20_000 })).toBeVisible();
    const table = screen.getByRole('table', { name: 'Products' });
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
  },
};

export const HostileTexts: Story = { parameters: { scenario: 'hostile-text' } };

export const Turkish: Story = {
  globals: { language: 'tr' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Envanter' })).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: `${NAME} ayrıntıları` }));
    await expect(await screen.findByRole('spinbutton', { name: 'Fiyat' })).toHaveValue('56,97');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneDetails: Story = {
  parameters: { snapshot: { viewport: { width: 320, height: 800 } } },
  play: openDetails,
};
