import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { PageHeader } from './PageHeader';
import { PageHelpProvider } from './PageHelpContext';

const actions = (
  <>
    <Button icon="upload">Import</Button>
    <Button icon="download">Export</Button>
    <Button icon="add" variant="primary">
      Add product
    </Button>
  </>
);

const meta = {
  component: PageHeader,
  args: { title: 'Inventory', description: '64 products in Harbour Street', actions },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible());
  },
};

export const WithMeta: Story = {
  args: {
    title: 'Field watch 38 mm',
    meta: (
      <Badge tone="success" icon="checkCircle">
        Active
      </Badge>
    ),
    description: 'SKU FW-38-STL',
    actions: <Button>Edit</Button>,
  },
};

/** The provider knows the URL of the page's help, and every header inside it shows the link. */
export const WithHelp: Story = {
  decorators: [
    (Header) => (
      <PageHelpProvider label="Help" href="/apps/help-center/guides/stock/find-a-product">
        <Header />
      </PageHelpProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Help' })).toBeVisible());
  },
};

export const WithHelpOnAPhone: Story = { tags: ['full'], ...WithHelp, globals: { viewport: { value: 'phone' } } };

export const TitleOnly: Story = { args: { description: undefined, actions: undefined } };

export const ReadingPage: Story = { args: { title: 'How stock levels work', size: 'display', actions: undefined } };

export const LongText: Story = {
  tags: ['full'],
  args: {
    title: 'Tedarikçiden beklenen teslimatlar ve kısmen karşılanan siparişler',
    description: 'Bağdat Caddesi Kadıköy şubesinde yeniden sipariş noktasının altında 1.204 ürün var',
  },
  globals: { viewport: { value: 'phone' } },
};
