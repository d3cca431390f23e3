import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Column, hostile, phoneWidth } from '../Field/Field.fixtures';
import { TextField } from '../TextField/TextField';
import { FileDrop } from './FileDrop';

const meta = {
  component: FileDrop,
  args: {
    label: 'Add pictures',
    help: 'JPEG, PNG or WebP up to 10 MB. Drop or paste them here too.',
    accept: 'image/jpeg,image/png,image/webp',
    multiple: true,
    buttonLabel: 'Choose files',
    onFiles: fn(),
  },
  render: (args) => (
    <Column width={560}>
      <FileDrop {...args} />
    </Column>
  ),
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string) => new File(['x'], name, { type: 'image/png' });

/** Testing Library's own events lose their files. */
function dispatchFiles(kind: 'dragenter' | 'drop' | 'paste', target: Element, ...files: File[]) {
  const data = new DataTransfer();
  for (const each of files) data.items.add(each);
  const init = { bubbles: true, cancelable: true };
  const event =
    kind === 'paste'
      ? new ClipboardEvent(kind, { ...init, clipboardData: data })
      : new DragEvent(kind, { ...init, dataTransfer: data });
  target.dispatchEvent(event);
  return event;
}

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const two = [file('front.png'), file('back.png')];
    await userEvent.upload(canvas.getByLabelText('Add pictures', { selector: 'input' }), two);
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(args.onFiles).toHaveBeenCalledWith(two);
  },
};

export const Dropped: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const zone = canvas.getByRole('group', { name: 'Add pictures' });
    dispatchFiles('dragenter', zone, file('front.png'));
    await waitFor(() => expect(zone).toHaveAttribute('data-over'));
    dispatchFiles('drop', zone, file('front.png'));
    await waitFor(() => expect(zone).not.toHaveAttribute('data-over'));
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};

export const DroppedOutside: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    await expect(dispatchFiles('drop', canvasElement, file('front.png')).defaultPrevented).toBe(true);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const Pasted: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <Column width={560}>
      <TextField label="Name" value="Field watch" onChange={() => undefined} />
      <FileDrop {...args} />
    </Column>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    dispatchFiles('paste', canvas.getByRole('textbox'), file('image.png'));
    await expect(args.onFiles).not.toHaveBeenCalled();
    dispatchFiles('paste', canvasElement.ownerDocument.body, file('image.png'));
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};

export const One: Story = {
  args: {
    label: 'Import products',
    help: 'A CSV file, up to 50,000 rows.',
    accept: '.csv',
    multiple: false,
    buttonLabel: 'Choose file',
  },
  play: async ({ args, canvas }) => {
    dispatchFiles('drop', canvas.getByRole('group'), file('a.csv'), file('b.csv'));
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.csv' })]);
  },
};

export const HeldOver: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('group');
    dispatchFiles('dragenter', zone, file('front.png'));
    await waitFor(() => expect(zone).toHaveAttribute('data-over'));
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={560}>
      <FileDrop {...args} error="front.heic is a HEIC picture. Save it as JPEG and add it again." />
      <FileDrop {...args} disabled />
    </Column>
  ),
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus());
  },
};

export const LongTurkishOnAPhone: Story = {
  tags: ['full'],
  args: {
    label: 'Ürün fotoğraflarını ekleyin',
    help: 'En fazla 10 MB büyüklüğünde JPEG, PNG ya da WebP dosyaları seçebilir, buraya bırakabilir ya da yapıştırabilirsiniz.',
    buttonLabel: 'Bilgisayarınızdan dosya seçin',
    error: 'Seçtiğiniz dosya bir resim değil. Lütfen JPEG, PNG ya da WebP biçiminde bir dosya seçin.',
  },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};

export const Hostile: Story = { tags: ['full'], args: { label: hostile, help: hostile, error: hostile } };
