import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList';

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { term: 'File', value: 'products.csv' },
      { term: 'Rows', value: '1,248' },
      { term: 'Encoding', value: 'UTF-8 with BOM' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
