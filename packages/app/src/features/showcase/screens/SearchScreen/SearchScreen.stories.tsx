import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { showcasePaths } from '#features/showcase/showcasePaths';
import { withApp } from '#shared/testing/withApp';
import { SearchScreen } from './SearchScreen';

const at = (query: string) => ({
  layout: 'padded',
  app: { user: demoUser, path: `${showcasePaths.search}${query}`, route: showcasePaths.search },
});
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

const meta = {
  component: SearchScreen,
  decorators: [withApp],
  parameters: at('?keywords=invoice&kind=files&starred=true'),
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = async () => within(await screen.findByRole('search', { name: 'Search files' }));
const query = () => screen.getByRole('region', { name: 'Query' });

/** The URL fills in the form. */
export const Default: Story = {
  play: async () => {
    const search = await form();
    await expect(search.getByRole('textbox', { name: 'Keywords' })).toHaveValue('invoice');
    await expect(search.getByRole('checkbox', { name: 'Starred' })).toBeChecked();
    await expect(search.getByRole('checkbox', { name: 'Archived' })).not.toBeChecked();
    await expect(query()).toHaveTextContent('"kind": "files"');
  },
};

export const PhoneTurkish: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Gelişmiş arama', level: 1 })).toBeVisible();
    await waitFor(fits);
  },
};

/** Typing does not search; Enter does, and Reset clears fields and query. */
export const Submitted: Story = {
  tags: ['behaviour'],
  parameters: at(''),
  play: async () => {
    const search = await form();
    await userEvent.type(search.getByRole('textbox', { name: 'Keywords' }), 'şişe');
    await userEvent.click(search.getByRole('checkbox', { name: 'In the trash' }));
    await expect(query()).toHaveTextContent('"keywords": ""');
    await userEvent.type(search.getByRole('textbox', { name: 'Keywords' }), '{Enter}');
    await waitFor(() => expect(query()).toHaveTextContent('"keywords": "şişe"'));
    await expect(query()).toHaveTextContent('"trashed": true');
    await userEvent.click((await form()).getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(query()).toHaveTextContent('"keywords": ""'));
    await expect((await form()).getByRole('textbox', { name: 'Keywords' })).toHaveValue('');
    await expect((await form()).getByRole('checkbox', { name: 'In the trash' })).not.toBeChecked();
  },
};
