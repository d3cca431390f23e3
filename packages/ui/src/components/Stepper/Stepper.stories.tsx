import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Default: Story = {};
