import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { SelectionBar } from './SelectionBar';

const onDelete = fn();
const progress = { label: 'Deleting', done: 12, total: 40, text: '12 of 40', stopLabel: 'Stop', onStop: fn() };

const meta = {
  component: SelectionBar,
  args: {
    label: 'Selected contacts',
    count: '3 selected',
    children: (
      <>
        <Button size="sm" icon="delete" onPress={onDelete}>
          Delete
        </Button>
        <IconButton size="sm" icon="close" label="Clear the selection" onPress={fn()} />
      </>
    ),
  },
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Selected contacts' })).toHaveTextContent('3 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(onDelete).toHaveBeenCalledOnce();
  },
};

export const Floating: Story = { args: { variant: 'floating' } };

const ACTIONS = [
  ['mail', 'Okunmadı olarak işaretle'],
  ['star', 'Yıldız ekle'],
  ['folder', 'Taşı'],
  ['tag', 'Etiketle'],
  ['undo', 'Geri getir'],
  ['delete', 'Sil'],
  ['close', 'Seçimi kaldır'],
] as const;

/** Many actions, the longest words, the narrowest phone: two rows, and each action keeps its name. */
export const ManyOnAPhone: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' }, language: 'tr' },
  args: {
    label: 'Seçili e-postalar',
    count: '12 seçili',
    children: (
      <>
        <Button size="sm" variant="quiet" onPress={fn()}>
          26 e-postanın tümünü seç
        </Button>
        {ACTIONS.map(([icon, name]) => (
          <Button key={icon} size="sm" icon={icon} variant={icon === 'close' ? 'quiet' : 'secondary'} onPress={fn()}>
            {name}
          </Button>
        ))}
      </>
    ),
  },
  decorators: [
    (Bar) => (
      <div style={{ maxWidth: 288 }}>
        <Bar />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: 'Seçili e-postalar' });
    for (const [, name] of ACTIONS) await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(bar.getBoundingClientRect().height).toBeLessThan(110);
    const tops = new Set([...bar.querySelectorAll('button:has(svg)')].map((act) => act.getBoundingClientRect().top));
    await expect(tops.size).toBe(1);
  },
};

export const InProgress: Story = {
  args: { progress },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(progress.onStop).toHaveBeenCalledOnce();
  },
};
