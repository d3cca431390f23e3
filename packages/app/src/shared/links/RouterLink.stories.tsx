import type { Meta, StoryObj } from '@storybook/react-vite';
import { createEvent, expect, fireEvent, fn, userEvent } from 'storybook/test';
import { withApp } from '../testing/withApp';
import { RouterLink } from './RouterLink';

const meta = {
  component: RouterLink,
  decorators: [withApp],
  parameters: { app: { route: '/' } },
  args: { href: '/pages/settings?tab=team', children: 'Team settings' },
} satisfies Meta<typeof RouterLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A plain click, or Enter, navigates within the page. */
export const OwnPath: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Team settings' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/pages/settings?tab=team');
  },
};

/** Clicks that the browser handles itself: another tab or window, a download, the context menu, another host. */
export const LeftToTheBrowser: Story = {
  tags: ['behaviour'],
  render: () => (
    <>
      <RouterLink href="/pages/settings">Settings</RouterLink>{' '}
      <RouterLink href="/pages/settings" target="_blank">
        Settings in a tab
      </RouterLink>{' '}
      <RouterLink href="https://maker.example/watch">Maker</RouterLink> <RouterLink href="#main">Skip to content</RouterLink>
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Maker' });
    // Last listener of a click: the browser would follow any click not prevented before it.
    const hold = (event: Event) => {
      left(event.defaultPrevented ? 'held' : 'left');
      event.preventDefault();
    };
    const left = fn();
    window.addEventListener('click', hold);
    const press = (name: string, init = {}) => {
      const link = canvas.getByRole('link', { name });
      void fireEvent(link, createEvent.click(link, { button: 0, ...init }));
    };
    const inits = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }];
    for (const init of inits) press('Settings', init);
    for (const name of ['Settings in a tab', 'Maker', 'Skip to content']) press(name);
    window.removeEventListener('click', hold);
    await expect(left.mock.calls.flat()).toEqual(Array.from({ length: 8 }, () => 'left'));
    await expect(canvas.queryByTestId('elsewhere')).toBeNull();
  },
};
