import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { buildUser } from '#shared/testing/buildUser';
import { withApp } from '#shared/testing/withApp';
import { ComingSoonScreen } from './ComingSoonScreen';

const meta = {
  component: ComingSoonScreen,
  decorators: [withApp],
  parameters: { app: { path: '/pages/coming-soon', user: buildUser() } },
} satisfies Meta<typeof ComingSoonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } } };

const withVariant = (variant: string) => ({ app: { path: `/pages/coming-soon?look=${variant}`, user: buildUser() } });

export const Classic: Story = { parameters: withVariant('classic') };
export const Modern: Story = { parameters: withVariant('modern') };
export const Fullscreen: Story = { parameters: withVariant('fullscreen-reversed') };

/** Another layout keeps the typed text. */
export const OtherVariant: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email address'), 'ada');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Look' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Card with a picture, reversed' }));
    await waitFor(() => expect(document.querySelector('[data-look="modern-reversed"]')).not.toBeNull());
    await expect(canvas.getByLabelText('Email address')).toHaveValue('ada');
  },
};

/** Checked on submit; a corrected error disappears at once. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tell me when it opens' }));
    const field = canvas.getByLabelText('Email address');
    await expect(field).toBeInvalid();
    await waitFor(() => expect(canvas.getByText('Enter your email address')).toBeVisible());
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const RefusedAndCorrected: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await Refused.play?.(context);
    const field = context.canvas.getByLabelText('Email address');
    await userEvent.type(field, 'ada');
    await waitFor(() => expect(context.canvas.getByText('Enter an email address such as name@shop.com')).toBeVisible());
    await userEvent.type(field, '@example.com');
    await expect(field).toBeValid();
  },
};

export const Sent: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email address'), ' ada@example.com {Enter}');
    await waitFor(() => expect(canvas.getByText('We write to ada@example.com the day it opens.')).toBeVisible());
    const more = canvas.getByRole('button', { name: 'Add another address' });
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Email address')).toHaveFocus());
    await expect(canvas.getByLabelText('Email address')).toHaveValue('');
  },
};

/** The typed text stays when the call fails. */
export const Failed: Story = {
  parameters: { msw: { scenario: 'all-failing' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email address'), 'ada@example.com{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server could not do it.');
    await expect(canvas.getByLabelText('Email address')).toHaveValue('ada@example.com');
  },
};
