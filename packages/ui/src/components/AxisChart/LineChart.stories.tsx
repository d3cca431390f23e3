import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { issues, many, week, labels } from '../ChartFrame/sampleChart';
import { LineChart } from './LineChart';

const meta = {
  component: LineChart,
  args: { name: 'Issues by day', points: week, series: issues, labels, format: String, onPicture: fn() },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const figure = await canvas.findByRole('figure', { name: 'Issues by day' });
    await expect(figure).toHaveAccessibleDescription(/New: from 42 to 22, lowest 20 on Friday/);
  },
};

/** Gaps stay gaps, negative values are below zero, a single value is a dot. */
export const GapsAndNegatives: Story = {
  args: { series: [{ id: 'margin', name: 'Margin', values: [12, null, -30, null, null, 8, 20] }] },
};

export const TenThousandPoints: Story = {
  args: {
    name: 'Movements',
    points: many.map((_, place) => ({ name: `Minute ${place + 1}`, tick: String(place + 1) })),
    series: [{ id: 'units', name: 'Units', values: many }],
  },
};

export const Empty: Story = { args: { series: [{ id: 'new', name: 'New', values: [] }] } };

export const OnePointAtZero: Story = { args: { points: week.slice(0, 1), series: [{ id: 'new', name: 'New', values: [0] }] } };

export const NarrowTurkish: Story = {
  tags: ['full'],
  args: {
    name: 'Haftanın günlerine göre yeni açılan ve kapatılan talepler',
    points: ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'].map((name) => ({ name })),
    series: issues.map((each) => ({ ...each, name: each.id === 'new' ? 'Yeni açılan talepler' : 'Kapatılan talepler' })),
    labels: { ...labels, showAsTable: 'Tablo olarak göster', summary: () => 'Yeni talepler 42’den 22’ye düştü.' },
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};

export const WalkedByKey: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const walk = await canvas.findByRole('slider', { name: 'Issues by day' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(walk).toHaveFocus());
    await expect(walk).toHaveAttribute('aria-valuetext', 'Sunday: New 22, Closed 17');
    await userEvent.keyboard('{Home}');
    await expect(walk).toHaveAttribute('aria-valuetext', 'Monday: New 42, Closed 11');
    await userEvent.keyboard('{ArrowRight}');
    await expect(walk).toHaveAttribute('aria-valuetext', 'Tuesday: New 28, Closed 10');
    await waitFor(() => expect(canvas.getByText('Tuesday')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('Tuesday')).not.toBeInTheDocument());
  },
};

export const SwitchedTableAndPicture: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as picture' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PNG, for documents' }));
    await waitFor(() => expect(args.onPicture).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Closed' }));
    await waitFor(() => expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Sunday: 22'));
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await waitFor(() => expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Sunday: New 22, Closed 17'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = await canvas.findByRole('table', { name: 'Issues by day' });
    await waitFor(() => expect(within(table).getByRole('row', { name: /Monday.*42.*11/ })).toBeVisible());
  },
};
