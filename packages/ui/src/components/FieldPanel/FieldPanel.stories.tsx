import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TextField } from '../TextField';
import { FieldPanel } from './FieldPanel';

type Shown = Pick<ComponentProps<typeof FieldPanel>, 'label' | 'width'> & { fieldLabel: string; noteLabel: string };

/** A field with a second one beside it. */
function Panelled({ fieldLabel, noteLabel, ...panel }: Shown) {
  const field = useRef<HTMLInputElement>(null);
  return (
    // Space for the panel, which is in the top layer.
    <form style={{ width: 132, minHeight: 200 }}>
      <TextField ref={field} label={fieldLabel} value="25" onChange={() => undefined} />
      <FieldPanel {...panel} fieldRef={field}>
        <TextField label={noteLabel} value="" onChange={() => undefined} />
      </FieldPanel>
    </form>
  );
}

const meta = {
  component: Panelled,
  args: { label: 'Why', fieldLabel: 'Stock', noteLabel: 'Note' },
} satisfies Meta<typeof Panelled>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('group', { name: 'Why' });
    await waitFor(() => expect(panel).toBeVisible());
    const field = canvas.getByRole('textbox', { name: 'Stock' });
    await waitFor(() => expect(panel.getBoundingClientRect().top).toBeGreaterThan(field.getBoundingClientRect().bottom));
    await userEvent.click(field);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveFocus());
  },
};
export const Wide: Story = { args: { width: 480 } };
export const TurkishOnAPhone: Story = {
  tags: ['full'],
  args: { label: 'Neden', fieldLabel: 'Stok', noteLabel: 'Not (isteğe bağlı)', width: 480 },
  globals: { viewport: { value: 'phone' } },
};
