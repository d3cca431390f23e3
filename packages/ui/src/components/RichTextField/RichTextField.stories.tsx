import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Column, hostile, phoneWidth, turkish } from '../Field/Field.fixtures';
import { RichTextField } from './RichTextField';

const labels = {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  bulletList: 'Bulleted list',
  numberedList: 'Numbered list',
  alignLeft: 'Align left',
  alignCenter: 'Align center',
  alignRight: 'Align right',
  picture: 'Insert picture',
  clear: 'Clear formatting',
  link: 'Link',
  address: 'Address',
  addressHelp: 'A web page, an email address or a phone number.',
  addressError: 'Enter an address such as shop.example.',
  apply: 'Set link',
  removeLink: 'Remove link',
  failed: 'The editor could not be loaded.',
  retry: 'Retry',
};

const text =
  '<p>Opens at <strong>nine</strong>, closes at <em>six</em>. <a href="https://shop.example/">Their page</a></p><ul><li><p>Delivers on Mondays</p></li><li><p>Takes <u>returns</u></p></li></ul><ol><li><p>Call first</p></li></ol>';

const meta = {
  component: RichTextField,
  args: { label: 'Notes', value: '', onChange: fn(), sanitize: (html) => html, labels },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return (
      <Column width={480}>
        <RichTextField {...args} value={value} onChange={change} />
      </Column>
    );
  },
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = async () => screen.findByRole('textbox', { name: 'Notes' });
const tool = (name: string) => screen.getByRole('button', { name });

/** Puts the caret at the end of the text, as a press there does. */
async function writeAtEnd(field: HTMLElement) {
  field.focus();
  getSelection()?.selectAllChildren(field);
  getSelection()?.collapseToEnd();
  await waitFor(() => expect(field).toHaveFocus());
}

export const Default: Story = {
  args: { placeholder: 'What the next person should know' },
  play: async ({ args }) => {
    const field = await box();
    await expect(field).toHaveAttribute('aria-multiline', 'true');
    await writeAtEnd(field);
    await userEvent.keyboard('Rings the bell');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Rings the bell</p>'));
  },
};

export const Blank: Story = {
  args: { placeholder: 'What the next person should know', help: 'Only your store sees them.' },
  play: async () => {
    await expect(await box()).toHaveAccessibleDescription('Only your store sees them.');
    await waitFor(() => expect(screen.getByText('What the next person should know')).toBeVisible());
  },
};

export const Formatted: Story = {
  args: { value: text },
  play: async ({ args }) => {
    const field = await box();
    await expect(within(field).getByRole('link', { name: 'Their page' })).toHaveAttribute('href', 'https://shop.example/');
    await expect(within(field).getAllByRole('listitem')).toHaveLength(3);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Formats by keys and by the toolbar; the buttons show the formats at the caret. */
export const Formatting: Story = {
  play: async ({ args }) => {
    await writeAtEnd(await box());
    await userEvent.keyboard('Bring ');
    await userEvent.keyboard('{Control>}b{/Control}');
    await waitFor(() => expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.keyboard('two');
    await userEvent.click(tool('Bold'));
    await expect(await box()).toHaveFocus();
    await userEvent.keyboard(' boxes');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Bring <strong>two</strong> boxes</p>'));
    await userEvent.click(tool('Numbered list'));
    await waitFor(() => expect(tool('Numbered list')).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(tool('Bulleted list'));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<ul><li><p>Bring <strong>two</strong> boxes</p></li></ul>'),
    );
    await userEvent.click(tool('Bulleted list'));
    await userEvent.click(tool('Clear formatting'));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Bring two boxes</p>'));
  },
};

/** Enter continues the list, a second Enter ends it. */
export const ListByKeys: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await writeAtEnd(await box());
    await userEvent.keyboard('{Control>}{Shift>}8{/Shift}{/Control}');
    await userEvent.keyboard('Soap{Enter}Salt{Enter}{Enter}Done');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<ul><li><p>Soap</p></li><li><p>Salt</p></li></ul><p>Done</p>'),
    );
  },
};

export const Linked: Story = {
  args: { value: '<p>Their page</p>' },
  play: async ({ args }) => {
    const field = await box();
    field.focus();
    getSelection()?.selectAllChildren(field);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(tool('Link'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
    const address = dialog.getByRole('textbox', { name: 'Address' });
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.keyboard('file:///etc{Enter}');
    await waitFor(() => expect(address).toHaveAccessibleDescription(/Enter an address/));
    await userEvent.clear(address);
    await userEvent.type(address, 'shop.example{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith('<p><a href="https://shop.example">Their page</a></p>');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(tool('Link'));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove link' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Their page</p>'));
  },
};

/** The caller may pass the text back as equivalent HTML or unchanged: no change is reported, and none is lost. */
export const EquivalentValue: Story = {
  tags: ['behaviour'],
  args: { value: '<p>One <b>two</b></p>' },
  render: function Other(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Column width={480}>
        <button type="button" onClick={() => setValue('<p>One <strong>two</strong></p>')}>
          Same
        </button>
        <RichTextField
          {...args}
          value={value}
          onChange={(next) => {
            setValue(next);
            args.onChange(next);
          }}
        />
      </Column>
    );
  },
  play: async ({ args, canvas }) => {
    const field = await box();
    await userEvent.click(canvas.getByRole('button', { name: 'Same' }));
    await writeAtEnd(field);
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('x');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>One <strong>two</strong></p>'));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={480}>
      <RichTextField {...args} value={text} rows={2} />
      <RichTextField {...args} error="Enter some notes." required requiredText="required" rows={2} />
      <RichTextField {...args} value={text} readOnly rows={2} />
      <RichTextField {...args} value={text} disabled rows={2} />
    </Column>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(4));
  },
};

export const NearTheLimit: Story = {
  args: { maxLength: 30, value: '<p>Kapıyı <strong>çalmadan</strong> girmeyin.</p>' },
  play: async () => {
    const field = await box();
    await expect(field).toHaveAccessibleDescription('25 / 30');
    await writeAtEnd(field);
    await userEvent.keyboard(' Sağ olun');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await expect(field).toHaveTextContent('Kapıyı çalmadan girmeyin. Sağ olun');
  },
};

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';

const Rain = ({ onInsert }: { onInsert: (text: string) => void }) => (
  <button type="button" onClick={() => onInsert('☂')}>
    Rain
  </button>
);

/** Extra tools for mails: aligned lines, pictures by button and paste, the caller's own tool. */
export const MailTools: Story = {
  tags: ['behaviour'],
  args: {
    mailTools: {
      pictures: async (files) =>
        files.map(({ name }) => ({ src: name === 'bad' ? 'https://evil.example/a.png' : dot, alt: name })),
      Tool: Rain,
    },
  },
  play: async ({ args, canvas }) => {
    const field = await box();
    await writeAtEnd(field);
    await userEvent.keyboard('Mine');
    await userEvent.click(tool('Align center'));
    await waitFor(() => expect(tool('Align center')).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(tool('Rain'));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p align="center">Mine☂</p>'));
    field.focus();
    await userEvent.keyboard('{Control>}{Shift>}l{/Shift}{/Control}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Mine☂</p>'));
    const files = ['dot', 'bad'].map((name) => new File(['x'], name, { type: 'image/gif' }));
    await userEvent.upload(canvas.getByLabelText('Insert picture', { selector: 'input' }), files);
    await waitFor(() => expect(within(field).getByRole('img', { name: 'dot' })).toBeInTheDocument());
    await expect(within(field).queryByRole('img', { name: 'bad' })).toBeNull();
    await expect(field.innerHTML).not.toContain('evil');
  },
};

/** The toolbar is a single tab stop; Tab leaves the text. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async () => {
    const field = await box();
    await userEvent.tab();
    await waitFor(() => expect(tool('Bold')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(tool('Underline')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(tool('Clear formatting')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(tool('Bold')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(tool('Link')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Link' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tool('Link')).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(field).not.toHaveFocus());
  },
};

/** The schema lets in only what it knows, even where `sanitize` removes nothing. */
export const Hostile: Story = {
  args: {
    label: hostile,
    value:
      '<p onclick="x()" style="position:fixed">Text <img src="x" onerror="alert(1)"><a href="javascript:alert(1)">press</a> <a href="//evil.example">here</a></p><script>alert(1)</script><iframe src="https://evil.example"></iframe><table><tr><td>cell</td></tr></table>',
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox');
    await waitFor(() => expect(field).toHaveTextContent('Text press here'));
    await expect(field.innerHTML).not.toMatch(/onerror|onclick|javascript|<script|<iframe|evil|position/);
  },
};

function paste(field: HTMLElement, html: string, plain: string) {
  const data = new DataTransfer();
  data.setData('text/html', html);
  data.setData('text/plain', plain);
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}

/** Pasted content is cleaned, and keeps its words and known formats. */
export const Pasted: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    const field = await box();
    await writeAtEnd(field);
    const html = '<h1 style="color:red">Sale</h1><p class="x"><b>Half</b> price <img src="x"></p>';
    paste(field, html, 'Sale\nHalf price');
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>Sale</p><p><strong>Half</strong> price</p>');
  },
};

/** Cells of a spreadsheet stay a table, and the user can write below it and above it. */
export const TablePasted: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    const field = await box();
    await writeAtEnd(field);
    const html =
      '<table width="128"><colgroup><col width="64"></colgroup><tr height="20"><td class="xl65">SKU-1</td><td>12</td><td>34.5</td></tr>\n<tr><td>SKU-2</td><td>7</td><td></td></tr></table>';
    paste(field, html, 'SKU-1\t12\t34.5\nSKU-2\t7\t');
    const cells = () => within(field).getAllByRole('cell');
    await waitFor(() => expect(cells().map((cell) => cell.textContent)).toEqual(['SKU-1', '12', '34.5', 'SKU-2', '7', '']));
    await writeAtEnd(field);
    await userEvent.keyboard('Thanks');
    getSelection()?.collapse(cells()[0]?.querySelector('p')?.firstChild ?? null, 0);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Please order');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p>Please order</p><table><tbody><tr><td><p>SKU-1</p></td><td><p>12</p></td><td><p>34.5</p></td></tr><tr><td><p>SKU-2</p></td><td><p>7</p></td><td><p></p></td></tr></tbody></table><p>Thanks</p>',
      ),
    );
  },
};

const paragraph = `<p>${'Ürün depoya geldiğinde <strong>önce sayılır</strong>, sonra rafa konur. '.repeat(4)}</p>`;

/** 10,000 characters: one more is reported at once, and the field itself scrolls. */
export const Long: Story = {
  args: { value: paragraph.repeat(40), maxLength: 12_000 },
  play: async ({ args }) => {
    const field = await box();
    await writeAtEnd(field);
    await userEvent.keyboard('ğ');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
};

const turkishLabels = {
  ...labels,
  toolbar: 'Biçimlendirme',
  bold: 'Kalın',
  italic: 'İtalik',
  underline: 'Altı çizili',
  bulletList: 'Madde işaretli liste',
  numberedList: 'Numaralı liste',
  clear: 'Biçimlendirmeyi temizle',
  link: 'Bağlantı',
};

export const LongTurkishOnAPhone: Story = {
  tags: ['full'],
  args: { ...turkish, labels: turkishLabels, value: paragraph, required: true, requiredText: turkish.required },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('toolbar', { name: 'Biçimlendirme' })).toBeVisible());
  },
};
