import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Tooltip } from './Tooltip';

const meta = {
  component: Tooltip,
  args: { text: 'Follows what your system shows', children: <Button>Auto</Button> },
  decorators: [(Story) => <div style={{ padding: 64 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Auto' });
    await waitFor(() => expect(button).toHaveFocus());
    const tip = await canvas.findByRole('tooltip');
    await waitFor(() => expect(tip).toBeVisible());
    await expect(button).toHaveAccessibleDescription('Follows what your system shows');
  },
};

/** The pointer can move onto the tip itself, to read it at any zoom. */
export const OnHover: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const tip = await canvas.findByRole('tooltip');
    await userEvent.hover(tip);
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.unhover(tip);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};

export const Escape: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await canvas.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** An open popover stands where the tip would, and the first Escape closes it. */
export const HiddenWhilePopoverIsOpen: Story = {
  tags: ['behaviour'],
  args: {
    children: (
      <button type="button" aria-haspopup="dialog" aria-expanded>
        Messages
      </button>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const onKeydown = fn();
    canvasElement.addEventListener('keydown', onKeydown);
    await userEvent.tab();
    await expect(await canvas.findByRole('tooltip', { hidden: true })).not.toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(onKeydown).toHaveBeenCalledOnce();
  },
};

/** Touch cannot hover: the control is pressed, and no tip covers what opens. */
export const Touch: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.pointer([{ keys: '[TouchA>]', target: button }, { keys: '[/TouchA]' }]);
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

export const AtTheEdge: Story = {
  decorators: [(Story) => <div style={{ position: 'fixed', insetBlockStart: 0, insetInlineEnd: 0 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tip = await canvas.findByRole('tooltip');
    const box = tip.getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(box.top).toBeGreaterThanOrEqual(0);
  },
};

export const LongTurkish: Story = {
  tags: ['full'],
  args: {
    text: 'Ekran görünümü, bilgisayarınızın gündüz ve gece ayarına göre kendiliğinden değişir; dilerseniz açık veya koyu görünümü kendiniz seçebilirsiniz.',
    children: <Button>Otomatik</Button>,
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
  },
};

export const HostileText: Story = {
  tags: ['full'],
  args: { text: `<script>alert(1)</script>${'x'.repeat(200)}` },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('<script>alert(1)</script>');
  },
};

export const OnAPhone: Story = { tags: ['full'], ...LongTurkish, globals: { viewport: { value: 'phone' } } };
