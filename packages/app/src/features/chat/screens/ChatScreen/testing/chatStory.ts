import { demoUser, type Mocks } from '@stockroom/mocks';
import { screen, userEvent, waitFor, within } from 'storybook/test';
import { chatDrafts, outbox } from '#features/chat/api/chatStores';
import { NO_DRAFT } from '#features/chat/model/chatDrafts';

/** The page at a URL, for a story's parameters. */
export const at = (path: string) => ({ app: { path, route: '/apps/chat/:chatId?', user: demoUser } });
export const NAME = 'Marcus Ode';

/** Clears outbox and drafts, which outlive the page and so the story. */
export function clearChats(): void {
  for (const chatId of ['chat-1', 'chat-2']) {
    for (const { id } of outbox.of(demoUser.id, chatId)) outbox.drop(demoUser.id, id);
    chatDrafts.change(demoUser.id, chatId, NO_DRAFT);
  }
  chatDrafts.flush();
}

export const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;
export const box = () => screen.findByRole('textbox', { name: 'Message' });
export const log = () => screen.findByRole('log', { name: 'Messages' });
export const findInLog = async (text: string | RegExp) => within(await log()).findByText(text);
/** Finds a message once the server has accepted it. */
export const messageOf = (text: string | RegExp) =>
  waitFor(async () => {
    const row = (await findInLog(text)).closest<HTMLElement>('[data-message]');
    if (!row) throw new Error(`no message ${String(text)}`);
    return row;
  });
export const menuOf = async (text: string, item: string) => {
  const row = await messageOf(text);
  row.focus();
  await userEvent.click(await within(row).findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
export const fromMenu = async (button: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
export const send = async (text: string) => {
  await userEvent.click(await box());
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
};
