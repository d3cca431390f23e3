import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { SignUpScreen } from './SignUpScreen';

const meta = {
  component: SignUpScreen,
  decorators: [withApp],
  parameters: { layout: 'fullscreen', app: { path: '/sign-up', route: '/sign-up' } },
} satisfies Meta<typeof SignUpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /terms of use/ })).toHaveAttribute('href', '/terms');
    await expect(canvas.getByRole('link', { name: /privacy notice/ })).toHaveAttribute('href', '/privacy');
  },
};

export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } } };

/** The rules are ticked off while the password is typed. */
export const PasswordRules: Story = {
  play: async ({ canvas }) => {
    const rules = within(await canvas.findByRole('list', { name: 'The password' }));
    await expect(rules.queryAllByText(/, done/)).toHaveLength(0);
    await userEvent.type(canvas.getByLabelText('Password'), 'harbour pine');
    await expect(rules.getAllByText(/, done/)).toHaveLength(3);
  },
};

export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: '4 fields need a look' })).toBeVisible());
  },
};

export const Accepted: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await waitFor(() => expect(canvas.getByText('/confirmation-required')).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'offline' } },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server could not be reached');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Mina Aydın');
  },
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fillIn(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Full name'), 'Mina Aydın');
  await userEvent.type(canvas.getByLabelText('Email address'), 'mina+till@example.test');
  await userEvent.type(canvas.getByLabelText('Password'), 'harbour pine');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
}
