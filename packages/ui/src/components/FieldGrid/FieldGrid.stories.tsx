import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { phoneWidth } from '../Field/Field.fixtures';
import { MoneyField } from '../MoneyField/MoneyField';
import { NumberField } from '../NumberField/NumberField';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { FieldGrid } from './FieldGrid';

const nothing = () => undefined;

const meta = {
  component: FieldGrid,
  args: {
    children: (
      <>
        <TextField label="Name" value="Field watch" onChange={nothing} required requiredText="required" />
        <TextField label="SKU" value="FW-38-B" onChange={nothing} help="Once per store." />
        <NumberField label="Stock" value={24} onChange={nothing} locale="en" maxFractionDigits={0} error="Count them again." />
        <MoneyField label="Price" value={149} onChange={nothing} locale="en" />
        <div data-wide>
          <TextArea label="Description" value="A watch that is read in the dark." onChange={nothing} rows={2} />
        </div>
      </>
    ),
  },
} satisfies Meta<typeof FieldGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect().top;
    if (window.innerWidth >= 960) await expect(top('Name')).toBe(top('SKU'));
  },
};

export const Phone: Story = {
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};

/** As many columns as fit; a label of two lines keeps its field aligned with the others. */
export const AsManyAsFit: Story = {
  args: {
    fieldWidth: 128,
    children: ['Stok', 'Ayrılmış', 'Yeniden sipariş noktası', 'Ağırlık'].map((label) => (
      <NumberField key={label} label={label} value={24} onChange={nothing} locale="tr" />
    )),
  },
  decorators: [(Story) => <div style={{ width: 580 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('spinbutton').map((field) => field.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
