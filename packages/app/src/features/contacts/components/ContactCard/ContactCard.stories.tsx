import { buildContact, buildContactTag } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { ContactCard } from './ContactCard';

const full = buildContact({
  id: 'c1',
  name: 'Selin Karaca',
  title: 'Buyer',
  company: 'Moda Kıyı',
  emails: [
    { email: 'selin@example.com', label: 'Work' },
    { email: 'selin@example.net', label: '' },
  ],
  phoneNumbers: [{ country: 'tr', phoneNumber: '+902325550136', label: 'Work' }],
  address: 'Çınarlı Sokak 12\nİzmir',
  birthday: '1990-07-23',
  notes: '<p>Sends the samples <strong>on Fridays</strong>.</p><script>alert(1)</script>',
  tags: ['work', 'gone'],
});

const meta = {
  component: ContactCard,
  decorators: [withApp],
  args: {
    contact: full,
    tags: [buildContactTag({ id: 'work', title: 'Work' }), buildContactTag({ id: 'band', title: 'Band' })],
    onEdit: fn(),
    onDelete: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ContactCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All details, with actions to call, write and copy. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'selin@example.com' })).toHaveAttribute(
      'href',
      'mailto:selin@example.com',
    );
    await expect(await canvas.findByRole('link', { name: '+90 232 555 01 36' })).toHaveAttribute('href', 'tel:+902325550136');
    await expect(canvas.getByText('July 23, 1990')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

/** Title and company as new contacts have them, and nothing else. */
export const Empty: Story = {
  args: {
    contact: {
      ...buildContact({ name: 'New Contact' }),
      title: '',
      company: '',
      job: { title: 'Courier', company: '' },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Courier')).toBeVisible());
    await expect(canvas.getByText('Nothing else is known')).toBeVisible();
  },
};

/** An impossible birthday, a phone number of no country and an endless name. */
export const Hostile: Story = {
  tags: ['full'],
  args: {
    contact: {
      ...full,
      name: 'Unbreakable'.repeat(23),
      birthday: 'soon',
      phoneNumbers: [{ country: '', phoneNumber: 'ask at the desk', label: 'x'.repeat(60) }],
      address: 'Wide '.repeat(60),
      background: 'https://elsewhere.example/cover.png',
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('soon')).toBeVisible());
    await expect(canvasElement.querySelector('script')).toBeNull();
    await expect(canvasElement.querySelector('img[src^="https"]')).toBeNull();
  },
};

export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('23 Temmuz 1990')).toBeVisible());
  },
};
