import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApp } from '#shared/testing/withApp';
import { ConfirmationRequiredScreen } from './ConfirmationRequiredScreen';

const meta = {
  component: ConfirmationRequiredScreen,
  decorators: [withApp],
  parameters: { layout: 'fullscreen', app: { path: '/confirmation-required' } },
} satisfies Meta<typeof ConfirmationRequiredScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
