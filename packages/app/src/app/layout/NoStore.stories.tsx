import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApp } from '#shared/testing/withApp';
import { NoStore } from './NoStore';

const meta = { component: NoStore, decorators: [withApp] } satisfies Meta<typeof NoStore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
