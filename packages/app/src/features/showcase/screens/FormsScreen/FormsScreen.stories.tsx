import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { showcasePaths } from '#features/showcase/showcasePaths';
import { withApp } from '#shared/testing/withApp';
import { FormsScreen } from './FormsScreen';

const meta = {
  component: FormsScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', app: { user: demoUser, path: showcasePaths.forms } },
} satisfies Meta<typeof FormsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A step can be left once it is filled in, and keeps its values. */
export const Steps: Story = {
  tags: ['behaviour'],
  play: async () => {
    const across = within(await screen.findByRole('region', { name: 'Across' }));
    await userEvent.click(across.getByRole('button', { name: 'Next' }));
    await expect(across.getByText('Enter an email address such as mina@example.com')).toBeVisible();
    await userEvent.type(across.getByRole('textbox', { name: 'Email address' }), 'mina@example.com');
    await userEvent.click(across.getByRole('button', { name: 'Next' }));
    await userEvent.type(across.getByRole('textbox', { name: 'Name' }), 'Mina');
    await userEvent.click(across.getByRole('button', { name: 'Back' }));
    await expect(across.getByRole('textbox', { name: 'Email address' })).toHaveValue('mina@example.com');
    await userEvent.click(across.getByRole('button', { name: 'Next' }));
    await userEvent.click(across.getByRole('button', { name: 'Next' }));
    await userEvent.click(across.getByRole('button', { name: 'Finish' }));
    await expect(across.getByText('Mina is set up with mina@example.com.')).toBeVisible();
  },
};

/** A field with prefix and suffix, a single choice, and Back. */
export const Variants: Story = {
  tags: ['behaviour'],
  play: async () => {
    const fields = within(await screen.findByRole('region', { name: 'What fields do besides' }));
    await userEvent.click(fields.getByRole('button', { name: 'Remove Oak' }));
    await waitFor(() => expect(fields.queryByRole('button', { name: 'Remove Oak' })).toBeNull());
    await userEvent.type(fields.getByRole('combobox', { name: 'Add a color' }), 'oa');
    await userEvent.click(await screen.findByRole('option', { name: 'Oak' }));
    await expect(await fields.findByRole('button', { name: 'Remove Oak' })).toBeVisible();
    await expect(fields.getByRole('searchbox', { name: 'Find in the order' })).toBeVisible();
    await expect(fields.getByText('example.com/')).toBeVisible();
  },
};

/** Six layouts of the same form, each of which is submitted. */
export const Layouts: Story = {
  tags: ['behaviour'],
  play: async () => {
    for (const name of ['One column', 'Two columns', 'Mixed widths', 'In groups', 'Words beside the fields', 'In one line']) {
      const form = within(await screen.findByRole('form', { name }));
      await userEvent.type(form.getByRole('textbox', { name: 'Street' }), 'Quay Street 12');
      await userEvent.click(form.getByRole('button', { name: 'Save address' }));
      await expect(await form.findByText('Address saved')).toBeVisible();
    }
  },
};

export const PhoneTurkish: Story = {
  globals: { language: 'tr', viewport: { value: 'phone' } },
  tags: ['behaviour'],
  play: async () => {
    await screen.findByRole('heading', { name: 'Formlar', level: 1 });
    await screen.findByRole('form', { name: 'Açıklaması yanında' });
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth));
  },
};
