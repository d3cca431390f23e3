import { demoUser, type Mocks } from '@stockroom/mocks';
import { useEffect, useSyncExternalStore } from 'react';
import { screen, userEvent } from 'storybook/test';
import { fetchMails } from '#features/mailbox/api/mailCalls';
import { type Composing, composer } from '#features/mailbox/compose/composer';
import { type ComposeDraft, emptyDraft } from '#features/mailbox/model/composeDraft';
import { drafts } from '#shared/drafts/drafts';
import { withApp } from '#shared/testing/withApp';
import { ComposeDock } from '../ComposeDock';

/** The dock as the frame renders it. */
export function Dock({ open }: { open: readonly Composing[] }) {
  const all = useSyncExternalStore(composer.subscribe, composer.all);
  useEffect(() => {
    for (const { draft, isNew } of open) (isNew ? composer.write : composer.resume)(draft);
  }, [open]);
  return all.length > 0 && <ComposeDock open={all} />;
}

export const draft = (changes: Partial<ComposeDraft> = {}): ComposeDraft => ({ ...emptyDraft('story'), ...changes });
export const composing = (changes: Partial<ComposeDraft> = {}, isNew = true) => ({
  open: [{ draft: draft(changes), isNew, isSmall: !isNew }],
});

/** Parameters of all compose stories. */
export const composeMeta = {
  decorators: [
    (Story: () => React.ReactNode) => (
      // As high as the window: the dock is fixed to its bottom, and a screenshot ends with the story.
      <div style={{ minHeight: '100dvh' }}>
        <Story />
      </div>
    ),
    withApp,
  ],
  render: (args: { open: readonly Composing[] }) => <Dock {...args} />,
  beforeEach: () => () => {
    for (const each of composer.all()) composer.close(each.draft.id);
    drafts.forgetAll(demoUser.id);
  },
  parameters: { layout: 'fullscreen', app: { user: demoUser, path: '/', route: '*' } },
  args: composing(),
};

export const whole = { to: ['Tom Hallberg <tom.hallberg@example.com>'], subject: 'Rope', content: '<p>Six metres, please.</p>' };
export const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;
export const dialog = () => screen.findByRole('dialog', { name: 'New message' });
export const to = () => screen.findByRole('combobox', { name: 'To' });
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const inFolder = async (slug: 'sent' | 'drafts') =>
  (await fetchMails({ scope: { kind: 'folder', slug }, page: 1, search: '', order: 'desc' })).mails?.map(
    ({ subject }) => subject,
  ) ?? [];
export const editor = () => screen.findByRole('textbox', { name: 'Text' });
