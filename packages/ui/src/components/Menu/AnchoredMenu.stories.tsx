import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AnchoredMenu } from './AnchoredMenu';

const DAYS = ['Monday', 'Tuesday', 'Wednesday'];

const meta = {
  component: AnchoredMenu,
  args: {
    anchor: null,
    label: 'Day',
    onClose: fn(),
    items: [
      { id: 'open', label: 'Open', icon: 'show', onSelect: fn() },
      { id: 'copy', label: 'Copy link', icon: 'link', onSelect: fn() },
    ],
  },
  render: (args) => <Days {...args} />,
} satisfies Meta<typeof AnchoredMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

function Days(args: React.ComponentProps<typeof AnchoredMenu>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div style={{ display: 'flex', gap: 16 }}>
      {DAYS.map((day) => (
        <button key={day} type="button" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
          {day}
        </button>
      ))}
      <AnchoredMenu {...args} anchor={anchor} label={anchor?.textContent ?? args.label} onClose={() => setAnchor(null)} />
    </div>
  );
}

export const Default: Story = {};

/** The menu opens beside the pressed button and returns the focus to that button. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const tuesday = canvas.getByRole('button', { name: 'Tuesday' });
    await userEvent.click(tuesday);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus());
    await expect(tuesday).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tuesday).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Wednesday' }));
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Wednesday' })).toBeVisible());
  },
};
