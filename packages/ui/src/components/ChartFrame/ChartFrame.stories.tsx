import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ChartFrame } from './ChartFrame';
import { hue } from './marks';
import { issues, week, labels } from './sampleChart';
import type { ChartView } from './types';

const HIGHEST = 50;
const xOf = (index: number, { width }: ChartView) => ((index + 0.5) * width) / week.length;
const yOf = (value: number, { height }: ChartView) => height - (value * height) / HIGHEST;

/** A minimal drawing: a dot for each value. */
const meta = {
  component: ChartFrame,
  tags: ['behaviour'],
  args: {
    name: 'Issues by day',
    points: week,
    series: issues,
    labels,
    format: String,
    height: 200,
    onPicture: fn(),
    renderDrawing: (view) =>
      view.shown.map((series) => (
        <g key={series.id} style={{ fill: hue(series.category) }} data-series={series.id}>
          {series.values.map(
            (value, index) =>
              value !== null && <circle key={week[index]?.name} cx={xOf(index, view)} cy={yOf(value, view)} r={4} />,
          )}
        </g>
      )),
    tooltipPosition: (index, view) => ({ x: xOf(index, view), y: yOf(view.shown[0]?.values[index] ?? 0, view) }),
    indexAt: ({ x }, { width }) => Math.min(week.length - 1, Math.max(0, Math.floor((x * week.length) / width))),
  },
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure', { name: 'Issues by day' })).toHaveAccessibleDescription(/New: from 42 to 22/);
    await waitFor(() => expect(canvasElement.querySelectorAll('circle')).toHaveLength(14));
  },
};

/** Each point is the value of the walk, so it is announced as the arrow keys reach it. */
export const WalkedByKeys: Story = {
  play: async ({ canvas }) => {
    const walk = canvas.getByRole('slider', { name: 'Issues by day' });
    walk.focus();
    await userEvent.keyboard('{Home}');
    await expect(walk).toHaveAttribute('aria-valuetext', expect.stringMatching(/Monday.*42.*11/));
    await userEvent.keyboard('{ArrowRight}');
    await expect(walk).toHaveAttribute('aria-valuetext', expect.stringMatching(/Tuesday.*28.*10/));
  },
};

/** A hidden series is in neither the drawing nor the sentence; hiding the last one shows all again. */
export const SeriesSwitched: Story = {
  play: async ({ canvas, canvasElement }) => {
    const drawn = () => canvasElement.querySelectorAll('[data-series]').length;
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await waitFor(() => expect(drawn()).toBe(1));
    await expect(canvas.getByRole('figure')).not.toHaveAccessibleDescription(/New: from/);
    await userEvent.click(canvas.getByRole('button', { name: 'Closed' }));
    await waitFor(() => expect(drawn()).toBe(2));
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(week.length + 1);
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

/** The table shows the days in their short form and reads them aloud in full; long names of series take two lines. */
export const AsTableOnAPhone: Story = {
  args: {
    series: [
      { id: 'views', name: 'Sayfa görüntülemeleri', values: issues[0]?.values ?? [] },
      { id: 'closed', name: 'Kapatılan talepler', values: issues[1]?.values ?? [] },
    ],
  },
  decorators: [(Story) => <div style={{ width: 250 }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByText('Mon')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Monday' })).toBeVisible();
    for (const head of canvas.getAllByRole('columnheader')) {
      await expect(head.scrollWidth, `the head ${head.textContent}`).toBeLessThanOrEqual(head.clientWidth);
    }
  },
};

export const SavedAsPicture: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('circle')).not.toBeNull());
    for (const [kind, type] of [
      ['SVG, sharp in any size', 'image/svg+xml'],
      ['PNG, for documents', 'image/png'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: 'Save as picture' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: kind }));
      await waitFor(() => expect(args.onPicture).toHaveBeenLastCalledWith(expect.objectContaining({ type })));
    }
  },
};

/** Gaps alone count as no data: the reason replaces the drawing. */
export const Empty: Story = {
  args: { series: [{ id: 'new', name: 'New', values: week.map(() => null) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(labels.empty)).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
