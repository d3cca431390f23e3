import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { NO_REASON } from '#entities/stock/model/movementReason';
import { ReasonFields } from '#entities/stock/ReasonFields';
import { changedFields, type DraftField, newProduct, toDraft } from '#features/inventory/model/draft';
import { productFields } from '#features/inventory/model/productFields';
import { buildProduct } from '#features/inventory/testing/buildProduct';
import { storyLookups, storyTags } from '#features/inventory/testing/lookups';
import { shownProblems } from '#shared/editing/model/problems';
import type { SaveBarState } from '#shared/editing/views/SaveBar';
import { TagsPanel } from '#shared/tags/TagsPanel';
import { withApp } from '#shared/testing/withApp';
import { MovementsPanel } from '../MovementsPanel/MovementsPanel';
import { ClassificationFields, type ClassificationFieldsProps } from './ClassificationFields';
import { fieldId } from './fieldId';
import { ProductForm, type ProductFormProps } from './ProductForm';

const product = buildProduct({ description: 'Steel case, quick-release strap.', tags: ['t1'], barcode: '9521000000360' });
const draft = toDraft(product);

const onDiscard = fn();

/** State of the form's save bar. */
const bar = (state: Partial<SaveBarState<DraftField>> = {}): SaveBarState<DraftField> => ({
  isNew: false,
  unsaved: [],
  isSaving: false,
  isDeleting: false,
  wasSaved: false,
  onDiscard,
  onDelete: fn(),
  ...state,
});
/** Args of the form with a changed draft. */
function edited(changes: Partial<typeof draft>, state: Partial<SaveBarState<DraftField>> = {}) {
  const next = { ...draft, ...changes };
  const facts = { followsBase: true, owners: { sku: null, barcode: null } };
  const issues = productFields.issuesOf({ draft: next, saved: product, isNew: false, facts });
  return {
    draft: next,
    bar: bar({ unsaved: changedFields(draft, next), ...state }),
    problems: shownProblems(issues, [], { submitted: true, left: [] }),
  };
}

const retryLookup = fn();
const setReason = fn();

/** The parts of the form, with a store's data. */
function partsWith(
  given: Partial<ClassificationFieldsProps> = {},
): Pick<ProductFormProps, 'renderClassification' | 'renderTags' | 'renderReasonFields' | 'renderMovements'> {
  const lists = { lookups: storyLookups, brandName: product.brand, storeName: 'Harbor & Pine', onRetryLookup: fn(), ...given };
  return {
    renderClassification: (group) => <ClassificationFields {...group} {...lists} />,
    renderTags: ({ selected, onChange }) => (
      <TagsPanel
        id={fieldId('tags')}
        selected={selected}
        maxTitle={50}
        onChange={(tags) => onChange({ tags })}
        tags={storyTags}
        onCreate={fn()}
        onRename={fn()}
        onDelete={fn()}
        onRetry={fn()}
      />
    ),
    renderReasonFields: (change) => <ReasonFields movementReason={NO_REASON} change={change} onChange={setReason} />,
    renderMovements: () => <MovementsPanel allHref="/apps/ecommerce/transactions?productId=1" movements={[]} onRetry={fn()} />,
  };
}

const meta = {
  component: ProductForm,
  decorators: [withApp],
  args: {
    name: product.name,
    savedStock: product.stock,
    draft,
    problems: {},
    bar: bar(),
    readOnly: false,
    followsBase: true,
    attempt: 0,
    ...partsWith(),
    images: { progress: null, problems: [], onAddFiles: fn(), onRemove: fn(), onDismissProblems: fn(), onAnnounce: fn() },
    onChange: fn(),
    onLeave: fn(),
    onFocus: fn(),
    onToggleFollow: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ProductForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is changed. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 's');
    await expect(args.onChange).toHaveBeenLastCalledWith({ name: `${product.name}s` });
    await userEvent.click(await canvas.findByRole('switch', { name: 'Active' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ active: false });
    await userEvent.click(await canvas.findByRole('button', { name: 'Update' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Dirty: Story = {
  args: edited({ name: 'Harbour dive watch', price: 99 }),
  play: async ({ canvas }) => {
    onDiscard.mockClear();
    await waitFor(() => expect(canvas.getByText('Not saved: Name and Price')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(onDiscard).toHaveBeenCalledOnce();
  },
};

/** A changed stock shows a field for the reason. */
export const StockChanged: Story = {
  args: edited({ stock: product.stock + 5 }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Reason' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Received' }));
    await expect(setReason).toHaveBeenCalledWith({ reason: 'received', note: '' });
  },
};

export const Invalid: Story = {
  args: { ...edited({ name: ' ', sku: 'A\u200bB', stock: null, taxPercent: 120 }), attempt: 1 },
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('region', { name: '4 fields need a look before this can be saved' }));
    await userEvent.click(summary.getByRole('link', { name: /^SKU/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'SKU' })).toHaveFocus());
  },
};

/** Warnings do not prevent saving the product. */
export const Warnings: Story = {
  args: {
    ...edited({ reserved: 60, price: 40, barcode: '9521000000361' }),
    followsBase: false,
    problems: {
      barcode: { warning: { field: 'barcode', code: 'barcodeUsed', severity: 'warning', params: { id: 7, name: 'Pier watch' } } },
      reserved: { warning: { field: 'reserved', code: 'reservedOverStock', severity: 'warning', params: { stock: 42 } } },
      price: { warning: { field: 'price', code: 'priceUnderCost', severity: 'warning', params: { cost: 60 } } },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Less than the cost of \$60.00/)).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Open that product' })).toHaveAttribute(
      'href',
      expect.stringContaining('product=7'),
    );
  },
};

export const Refused: Story = {
  args: { ...edited({ sku: 'TAKEN' }), attempt: 1, problems: { sku: { refusal: 'is taken by another product of the store' } } },
};

export const Saving: Story = { args: edited({ name: 'Harbour dive watch' }, { isSaving: true }) };
export const Saved: Story = { args: { bar: bar({ wasSaved: true }) } };
export const Deleting: Story = { args: { bar: bar({ isDeleting: true }) } };

export const NewProduct: Story = {
  args: { draft: toDraft(newProduct(1)), savedStock: 0, bar: bar({ isNew: true }) },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save product' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  },
};

/** The form still opens when a list fails, and the list can be retried. */
export const BrandsFailed: Story = {
  args: {
    ...partsWith({ lookups: { ...storyLookups, brands: { status: 'failed', items: [] } }, onRetryLookup: retryLookup }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Brand' })).toHaveValue('Tidewater');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retryLookup).toHaveBeenCalledWith('brands');
  },
};

/** A brand that is missing in the list is kept and marked. */
export const BrandNotInTheList: Story = {
  args: { ...edited({ brandId: 99, category: 0 }), ...partsWith({ brandName: 'Old Anchor' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Brand' })).toHaveValue('Old Anchor (not in the list)');
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('None');
  },
};

export const LongTexts: Story = {
  tags: ['full'],
  args: {
    ...edited({
      name: 'Überlangebezeichnungohneleerzeichen'.repeat(6),
      description: '<img src=x onerror=alert(1)> {{name}} 👩‍👩‍👧‍👦 שלום '.repeat(30),
      sku: 'A'.repeat(64),
    }),
    ...partsWith({ storeName: 'The shop with the very long name at the end of the harbour street' }),
  },
  parameters: { snapshot: { viewport: { width: 320, height: 800 } } },
};

export const Turkish: Story = {
  tags: ['full'],
  args: edited({ taxPercent: 18.5, price: 118.5 }),
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('spinbutton', { name: 'Vergi' })).toHaveValue('18,5');
    await expect(canvas.getByRole('spinbutton', { name: 'Fiyat' })).toHaveValue('118,50');
  },
};
