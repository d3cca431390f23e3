import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApp } from '../../shared/testing/withApp';
import { MockServerNotice } from './MockServerNotice';

const meta = { component: MockServerNotice, decorators: [withApp] } satisfies Meta<typeof MockServerNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Turkish: Story = { globals: { language: 'tr' } };
