import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PhoneLink } from './PhoneLink';

const meta = {
  component: PhoneLink,
  args: { number: '+902325550136', country: 'tr', locale: 'en' },
} satisfies Meta<typeof PhoneLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number is shown with its country's gaps; the link has none. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '+90 232 555 01 36' });
    await expect(link).toHaveAttribute('href', 'tel:+902325550136');
    await expect(canvas.getByRole('img', { name: 'Türkiye' })).toBeVisible();
  },
};

/** The country is unknown. */
export const NoCountry: Story = { args: { country: null } };

/** A value stored before the rules existed is shown unchanged. */
export const InvalidNumber: Story = {
  args: { number: 'ask at the desk', country: 'zz' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'ask at the desk' })).toBeVisible();
  },
};
