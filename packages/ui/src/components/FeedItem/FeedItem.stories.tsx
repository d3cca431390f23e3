import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FeedGroup } from './FeedGroup';
import { FeedItem } from './FeedItem';

const labels = {
  toggle: 'Mark “Delivery at 3” as read',
  remove: 'Remove “Delivery at 3”',
  unread: 'Unread:',
  untitled: 'Untitled',
  external: 'opens in a new tab',
};

const meta = {
  component: FeedItem,
  args: {
    title: 'Delivery at 3',
    text: 'Twelve boxes of straps from Kestane Atölyesi. Please keep the ramp free.',
    time: { label: '2 hours ago', exact: '2 March 2026, 09:30', iso: '2026-03-02T09:30:00.000Z' },
    unread: true,
    icon: 'truck',
    link: { href: '#/queues' },
    labels,
    onOpen: fn(),
    onToggleRead: fn(),
    onRemove: fn(),
  },
  render: (args) => (
    <div style={{ width: 400, maxWidth: '100%' }}>
      <FeedGroup label="Today">
        <FeedItem {...args} />
        <FeedItem
          {...args}
          unread={false}
          title="Count of shelf B is done"
          icon="check"
          labels={{ ...labels, toggle: 'Mark “Count of shelf B is done” as unread', remove: 'Remove “Count of shelf B is done”' }}
        />
      </FeedGroup>
    </div>
  ),
} satisfies Meta<typeof FeedItem>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The row is the link; its buttons are outside the link. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Unread: Delivery at 3' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ elsewhere: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Delivery at 3”' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark “Delivery at 3” as read' }));
    await expect(args.onToggleRead).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: /Delivery/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggleRead).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const External: Story = { args: { link: { href: 'https://example.com', external: true } } };

export const WithoutLink: Story = {
  args: { link: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const BareData: Story = { args: { title: undefined, text: undefined, icon: undefined, link: undefined } };
export const UnknownIcon: Story = { args: { icon: 'no-such-icon' } };
export const BrokenPicture: Story = { tags: ['behaviour'], args: { image: 'data:image/png;base64,AAAA', icon: 'bell' } };

export const LongTurkish: Story = {
  tags: ['full'],
  args: {
    title: 'Paslanmaz çelik kordonlu kol saatlerinin haftalık stok sayımı tamamlandı',
    text: 'Sayımda bulunan on iki fark, mağaza müdürünün onayına gönderildi. Onaydan sonra stok hareketleri kendiliğinden işlenecektir; ek bir işlem yapmanız gerekmez.',
    time: { label: '2 saat önce', exact: '2 Mart 2026 09.30', iso: '2026-03-02T09:30:00.000Z' },
  },
};

export const HostileText: Story = {
  tags: ['full'],
  args: { title: '<img src=x onerror=alert(1)>', text: `\u202E${'x'.repeat(400)} {{constructor}}` },
};

export const OnAPhone: Story = { tags: ['full'], ...LongTurkish, globals: { viewport: { value: 'phone' } } };
