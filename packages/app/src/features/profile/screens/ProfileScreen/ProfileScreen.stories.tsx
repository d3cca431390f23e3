import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PROFILE } from '#features/profile/profilePaths';
import { panels } from '#shared/panels/panelStore';
import { withApp } from '#shared/testing/withApp';
import { ProfileScreen } from './ProfileScreen';

const at = (query: string) => ({ app: { user: demoUser, path: `${PROFILE}${query}`, route: PROFILE } });

const meta = {
  component: ProfileScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('') },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());
const posts = async () => within(await screen.findByRole('list', { name: 'Posts' }));

/** The posts. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Defne Aldridge' })).toBeVisible();
    await (await posts()).findByText(/autumn scarves/);
    await seen(() => screen.getByRole('list', { name: 'Recent changes' }));
  },
};
export const HomeTurkishPhone: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await seen(() => screen.getByRole('list', { name: 'Gönderiler' }));
    await seen(() => screen.getByRole('list', { name: 'Son değişiklikler' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    await seen(() => screen.getByRole('list', { name: 'Gönderiler' }));
    await seen(() => screen.getByRole('list', { name: 'Son değişiklikler' }));
  },
};

/** Posts are shown as plain text: no script runs, no markup breaks out. */
export const Hostile: Story = {
  tags: ['full'],
  parameters: { msw: { scenario: 'hostile-text' } },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(/<img src=x onerror/)[0]).toBeVisible());
    const list = screen.getByRole('list', { name: 'Posts' });
    await userEvent.click(within(list).getAllByRole('button', { name: /^1 reply/ })[0] as HTMLElement);
    await within(list).findByText('<u>Under</u>');
    await expect(list.querySelector('script, img[src="x"], a')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Empty: Story = {
  parameters: { msw: { scenario: 'profile-empty' } },
  play: async () => seen(() => screen.getByRole('heading', { name: 'No posts yet' })),
};
export const Loading: Story = {
  parameters: { msw: { scenario: 'profile-silent' } },
  play: async () => seen(() => screen.getByText('Loading the profile')),
};
export const Failed: Story = {
  parameters: { msw: { scenario: 'profile-failing' } },
  play: async () => seen(() => screen.getByText('The profile could not be loaded')),
};

/** A post is created, liked, commented on, deleted and restored. */
export const Posted: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByRole('textbox', { name: 'Write a post' }));
    await userEvent.paste('Fresh labels <b>today</b>');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    const list = await posts();
    await list.findByText('Fresh labels <b>today</b>');
    await userEvent.click(list.getAllByRole('button', { name: /^Like/ })[0] as HTMLElement);
    await waitFor(() => expect(list.getAllByRole('button', { name: /^Like/ })[0]).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(list.getAllByRole('textbox', { name: 'Write a comment' })[0] as HTMLElement);
    await userEvent.paste('Well done');
    await userEvent.click(list.getAllByRole('button', { name: 'Comment' })[0] as HTMLElement);
    await list.findByText('Well done');
    await userEvent.click(list.getAllByRole('button', { name: 'Delete the post' })[0] as HTMLElement);
    await waitFor(() => expect(list.queryByText('Fresh labels <b>today</b>')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await list.findByText('Fresh labels <b>today</b>');
    await list.findByText('Well done');
  },
};

/** A reply is written below a comment, deleted and restored; deleted with the comment, and restored with it. */
export const Replied: Story = {
  tags: ['behaviour'],
  play: async () => {
    const list = await posts();
    await userEvent.click(await list.findByRole('button', { name: /^2 replies\W.*Grace Whitcombe/ }));
    const replies = within(await list.findByRole('list', { name: 'Replies' }));
    await replies.findByText('Of course it is.');
    await userEvent.click(list.getByRole('textbox', { name: 'Write a reply' }));
    await userEvent.paste('Behind the <b>counter</b>');
    await userEvent.click(list.getByRole('button', { name: 'Reply' }));
    await replies.findByText('Behind the <b>counter</b>');
    await list.findByRole('button', { name: /^3 replies/ });
    await waitFor(() => expect(list.getByRole('textbox', { name: 'Write a reply' })).toHaveValue(''));
    await userEvent.click(replies.getAllByRole('button', { name: 'Delete the reply' })[1] as HTMLElement);
    await waitFor(() => expect(replies.queryByText('Behind the <b>counter</b>')).toBeNull());
    await screen.findByText('The reply is deleted');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await replies.findByText('Behind the <b>counter</b>');
  },
};

/** Without any replies yet, the form is open and focused. */
export const FirstReply: Story = {
  tags: ['behaviour'],
  play: async () => {
    const list = await posts();
    await userEvent.click(await list.findByRole('button', { name: /^Reply\W.*Marcus Ode/ }));
    await waitFor(() => expect(list.getByRole('textbox', { name: 'Write a reply' })).toHaveFocus());
  },
};

export const About: Story = {
  parameters: at('?tab=about'),
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'About you' });
    await userEvent.clear(field);
    await userEvent.paste('Tea first.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await seen(() => screen.getByText('Saved'));
  },
};

/** Following and unfollowing is saved, and the header's number changes with it. */
export const Followers: Story = {
  parameters: at('?tab=followers'),
  play: async () => {
    const followers = within(await screen.findByRole('list', { name: 'Followers' }));
    await expect(followers.getAllByRole('listitem')).toHaveLength(4);
    await seen(() => screen.getByText('4 followers · Follows 2 colleagues'));
    await userEvent.click(followers.getByRole('button', { name: /^Follow\W.*Priya Nair/ }));
    await expect(await followers.findByRole('button', { name: /^Unfollow\W.*Priya Nair/ })).toHaveFocus();
    await seen(() => screen.getByText('4 followers · Follows 3 colleagues'));
    await userEvent.click(followers.getByRole('button', { name: /^Unfollow\W.*Priya Nair/ }));
    await seen(() => screen.getByText('4 followers · Follows 2 colleagues'));
  },
};
export const FollowersTurkishPhone: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  parameters: at('?tab=followers'),
  play: async () => {
    await seen(() => screen.getByRole('list', { name: 'Takipçiler' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** A chat with a colleague is one click away. */
export const Team: Story = {
  parameters: at('?tab=team'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Marcus Ode/ }));
    await expect(panels.open()).toBe('quickChat');
    await expect(panels.subject()).toEqual({ id: 'contact-1', name: 'Marcus Ode' });
    panels.close();
    await seen(() => screen.getByRole('list', { name: 'Colleagues' }));
  },
};
export const Gallery: Story = {
  parameters: at('?tab=gallery'),
  play: async () => expect(await screen.findAllByRole('img', { name: /^A / })).toHaveLength(8),
};
