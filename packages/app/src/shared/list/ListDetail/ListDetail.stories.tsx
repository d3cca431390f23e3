import { PageHeader } from '@stockroom/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { commandRegistry } from '#shared/commands/commandRegistry';
import { listenForHotkeys } from '#shared/commands/hotkeys';
import { RouterLink } from '#shared/links/RouterLink';
import { withApp } from '#shared/testing/withApp';
import { useOpenRecord } from '../useOpenRecord';
import { ListDetail } from './ListDetail';

const PEOPLE = ['Ayşe Işık', 'Émile Noël', 'İlker Öz', 'Priya Nair'].map((name, at) => ({ id: String(at + 1), name }));

function People() {
  // In place of the app's frame, which handles the keys.
  useEffect(() => listenForHotkeys({ commands: commandRegistry.list, run: ({ run }) => run?.(), singleKeys: () => true }), []);
  const { openId, hrefOf } = useOpenRecord('id', (id) => (id === null ? '/people' : `/people/${id}`));
  const person = PEOPLE.find(({ id }) => id === openId);
  return (
    <ListDetail
      header={<PageHeader title="People" />}
      ids={PEOPLE.map(({ id }) => id)}
      open={openId}
      hrefOf={hrefOf}
      detailLabel="Details"
      detail={
        person && (
          <div style={{ padding: 24 }}>
            <h2>{person.name}</h2>
            <button type="button">Edit</button>
          </div>
        )
      }
    >
      <ul>
        {PEOPLE.map(({ id, name }) => (
          <li key={id}>
            <RouterLink
              style={{ display: 'block', padding: 8 }}
              href={hrefOf(id)}
              data-record={id}
              aria-current={id === openId || undefined}
            >
              {name}
            </RouterLink>
          </li>
        ))}
      </ul>
    </ListDetail>
  );
}

const meta = {
  component: ListDetail,
  render: () => <People />,
  decorators: [withApp],
  parameters: { app: { path: '/people', route: '/people/:id?' } },
} satisfies Meta<typeof ListDetail>;
export default meta;
type Story = StoryObj<Partial<React.ComponentProps<typeof ListDetail>>>;

const row = (name: string) => screen.findByRole('link', { name });
const details = (name: string) => screen.findByRole('heading', { level: 2, name });
const closed = () => expect(screen.queryByRole('region', { name: 'Details' })).toBeNull();

/** No record is open. */
export const Default: Story = {};

export const Open: Story = { parameters: { app: { path: '/people/2', route: '/people/:id?' } } };

/** j and k walk the list, Enter follows the link, Escape closes and leaves the focus on the row. */
export const Keys: Story = {
  tags: ['behaviour'],
  play: async () => {
    const first = await row('Ayşe Işık');
    first.focus();
    await userEvent.keyboard('j');
    await waitFor(async () => expect(await row('Émile Noël')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}k');
    await waitFor(async () => expect(await row('Émile Noël')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await details('Émile Noël')).toBeVisible();
    await expect(await row('Émile Noël')).toHaveAttribute('aria-current', 'true');
    screen.getByRole('button', { name: 'Edit' }).focus();
    await userEvent.keyboard('j');
    await expect(await details('İlker Öz')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(closed);
    await waitFor(async () => expect(await row('İlker Öz')).toHaveFocus());
  },
};

/** On a phone the record takes the page; after going back focus is on its row. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await row('Priya Nair'));
    await details('Priya Nair');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Details' })).toHaveFocus());
    await expect(screen.queryByRole('link', { name: 'Ayşe Işık' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(closed);
    await waitFor(async () => expect(await row('Priya Nair')).toHaveFocus());
  },
};
