import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Disclosure } from './Disclosure';

const meta = {
  component: Disclosure,
  args: {
    summary: '4 rows were refused',
    children: 'Rows 12, 40, 41 and 87 have a price that is not a number.',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { open: true } };

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('4 rows were refused')).toHaveFocus());
    await userEvent.click(canvas.getByText('4 rows were refused'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await waitFor(() => expect(canvas.getByText(/Rows 12/)).toBeVisible());
  },
};

export const LongTurkish: Story = {
  tags: ['full'],
  args: {
    open: true,
    summary: 'Dosyanızdaki 48 satır, fiyat bilgisi okunamadığı için kataloğunuza eklenmedi',
    children:
      'Ondalık ayırıcı olarak virgül yerine nokta kullanılmış olabilir. Satırları düzeltip dosyayı yeniden seçebilirsiniz.',
  },
};

export const HostileText: Story = { tags: ['full'], args: { open: true, summary: '<b>x</b> {{y}}', children: 'W'.repeat(400) } };

export const OnAPhone: Story = { tags: ['full'], ...LongTurkish, globals: { viewport: { value: 'phone' } } };
