import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from '../Avatar';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { Card } from '../Card';
import { hostile, phoneWidth } from '../Field/Field.fixtures';
import { IconButton } from '../IconButton';
import { RecordHeader } from './RecordHeader';

const meta = {
  component: RecordHeader,
  args: {
    name: 'Mina Aydın',
    avatar: <Avatar name="Mina Aydın" size={96} decorative />,
    secondary: 'Buyer · Ellery Wholesale',
    actions: (
      <>
        <Button icon="edit">Edit</Button>
        <IconButton icon="more" label="Actions of Mina Aydın" variant="secondary" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Card padded={false}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof RecordHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Mina Aydın' })).toBeVisible());
  },
};

export const WithCoverAndTags: Story = {
  args: {
    cover: '/covers/waves.svg',
    tags: (
      <span style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        <Badge>Supplier</Badge>
        <Badge>Istanbul</Badge>
      </span>
    ),
  },
};

export const NameAlone: Story = { args: { secondary: undefined, actions: undefined } };

export const LongTurkishOnAPhone: Story = {
  tags: ['full'],
  args: {
    name: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine',
    secondary: 'Bölge satın alma ve tedarik zinciri müdürü · Karadeniz Ayakkabı ve Deri Sanayi Limited Şirketi',
    actions: (
      <>
        <Button icon="edit">Kişiyi düzenle</Button>
        <Button icon="mail">E-posta gönder</Button>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};

export const Hostile: Story = {
  tags: ['full'],
  args: { name: hostile, secondary: hostile, avatar: <Avatar name={hostile} size={96} decorative /> },
};
