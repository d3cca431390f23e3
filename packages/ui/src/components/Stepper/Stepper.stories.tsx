import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stepper } from './Stepper';

const meta = {
  component: Stepper,
  args: {
    label: 'Steps of the import',
    steps: [
      { id: 'file', label: 'File', state: 'done' },
      { id: 'columns', label: 'Columns', state: 'current' },
      { id: 'check', label: 'Check', state: 'todo' },
      { id: 'import', label: 'Import', state: 'todo' },
    ],
    stateLabels: { done: 'done', current: 'current', todo: 'to do' },
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Steps of the import' })).toBeVisible());
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    await expect(steps[0]).toHaveTextContent('File, done');
  },
};

export const First: Story = {
  args: {
    steps: [
      { id: 'file', label: 'File', state: 'current' },
      { id: 'columns', label: 'Columns', state: 'todo' },
      { id: 'import', label: 'Import', state: 'todo' },
    ],
  },
};

export const AllDone: Story = {
  args: {
    steps: [
      { id: 'file', label: 'File', state: 'done' },
      { id: 'columns', label: 'Columns', state: 'done' },
      { id: 'import', label: 'Import', state: 'done' },
    ],
  },
};

export const LongTurkish: Story = {
  tags: ['full'],
  args: {
    label: 'İçe aktarma adımları',
    stateLabels: { done: 'tamamlandı', current: 'şu anki adım', todo: 'sırada' },
    steps: [
      { id: 'file', label: 'Dosya seçimi', state: 'done' },
      { id: 'columns', label: 'Sütunların eşleştirilmesi', state: 'done' },
      { id: 'check', label: 'Satırların kontrol edilmesi ve düzeltilmesi', state: 'current' },
      { id: 'import', label: 'İçe aktarma', state: 'todo' },
      { id: 'done', label: 'Sonuç', state: 'todo' },
    ],
  },
};

export const HostileText: Story = {
  tags: ['full'],
  args: {
    steps: [
      { id: 'a', label: '<li>{{x}}', state: 'done' },
      { id: 'b', label: 'W'.repeat(90), state: 'current' },
      { id: 'c', label: '\u202Etropmi', state: 'todo' },
    ],
  },
};

export const OnAPhone: Story = { tags: ['full'], ...LongTurkish, globals: { viewport: { value: 'phone' } } };
