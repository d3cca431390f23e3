import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Box, Input } from './Control.styles';
import { Field } from './Field';
import { Column, hostile, phoneWidth, turkish } from './Field.fixtures';
import { FieldButton } from './FieldButton';
import { FieldCounter } from './FieldCounter';
import { useFieldControl } from './useFieldControl';

type Shown = Omit<ComponentProps<typeof Field>, 'ids' | 'children' | 'counter'> & {
  /** Number of used characters, of ten; missing without a counter. */
  used?: number;
  /** Label of a button inside the frame. */
  button?: string;
};

/** A field as components build it: the frame, and a control connected to its parts. */
function Framed({ used, button, ...field }: Shown) {
  const isOver = used !== undefined && used > 10;
  const { ids, control, box } = useFieldControl(field, { counter: used !== undefined, invalid: isOver });
  const counter = used !== undefined && (
    <FieldCounter id={ids.counter} length={{ used, over: isOver, uncounted: false }} max={10} />
  );
  return (
    <Field {...field} ids={ids} counter={counter || undefined}>
      <Box {...box}>
        <Input {...control} defaultValue="Oak watch" />
        {button && <FieldButton icon="close" label={button} onPress={() => undefined} controls={ids.control} />}
      </Box>
    </Field>
  );
}

const meta = {
  component: Framed,
  args: { label: 'Name' },
  decorators: [
    (Story) => (
      <Column>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof Framed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the label focuses the control. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Name'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

/** Error, help and counter are announced with the control, the error first. */
export const Described: Story = {
  args: { help: 'As on the label of the shelf', error: 'Enter a name', used: 9, required: true, requiredText: 'required' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Name' });
    await expect(control).toBeInvalid();
    await expect(control).toBeRequired();
    await expect(control).toHaveAccessibleDescription('Enter a name As on the label of the shelf 9 / 10');
  },
};

export const OverTheLimit: Story = {
  args: { used: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid();
    await waitFor(() => expect(canvas.getByText('12 / 10')).toBeVisible());
  },
};

/** The button's name is not part of the field's. */
export const WithButton: Story = {
  args: { button: 'Clear the name' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Clear the name' })).toBeVisible());
    await expect(canvas.getAllByLabelText('Name')).toHaveLength(1);
  },
};

export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible());
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Turkish: Story = {
  tags: ['full'],
  args: { label: turkish.label, help: turkish.help, error: turkish.error, required: true, requiredText: turkish.required },
};
export const Narrow: Story = {
  tags: ['full'],
  ...Turkish,
  decorators: [
    (Story) => (
      <Column width={phoneWidth}>
        <Story />
      </Column>
    ),
  ],
};
export const Hostile: Story = { tags: ['full'], args: { label: hostile, help: hostile, error: hostile } };
