import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ChatDraft, createChatDrafts, NO_DRAFT } from './chatDrafts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp() {
  const raw = new Map<string, ChatDraft>();
  const broadcast = vi.fn();
  const open = () =>
    createChatDrafts(
      {
        read: (userId, chatId) => raw.get(`${userId} ${chatId}`) ?? null,
        write: (userId, chatId, draft) => void raw.set(`${userId} ${chatId}`, draft),
        remove: (userId, chatId) => void raw.delete(`${userId} ${chatId}`),
      },
      broadcast,
    );
  return { raw, broadcast, open };
}

it('chatDrafts: shows a draft to all subscribers at once, and stores it after a pause', () => {
  const { open, raw, broadcast } = setUp();
  const drafts = open();
  const seen = vi.fn();
  drafts.subscribe(seen);
  drafts.change('u', 'a', { text: 'Half a wo' });
  expect(drafts.of('u', 'a').text).toBe('Half a wo');
  expect(seen).toHaveBeenCalledOnce();
  expect(raw.size).toBe(0);
  vi.advanceTimersByTime(200);
  expect(broadcast).toHaveBeenCalledWith('u', 'a', { ...NO_DRAFT, text: 'Half a wo' });
  expect(open().of('u', 'a').text).toBe('Half a wo');
});

it('chatDrafts: stores a draft at once when the page unloads', () => {
  const { open } = setUp();
  const drafts = open();
  const files = [{ id: 'f', name: 'shelf.png', type: 'image/png', size: 3, preview: '' }];
  drafts.change('u', 'a', { text: 'x', replyTo: 'm1', files });
  drafts.flush();
  expect(open().of('u', 'a')).toEqual({ text: 'x', replyTo: 'm1', editing: null, files });
  drafts.change('u', 'a', { text: '', replyTo: null });
  drafts.flush();
  expect(open().of('u', 'a').files).toEqual(files);
});

it('chatDrafts: separates the drafts of conversations and of users', () => {
  const { open } = setUp();
  const drafts = open();
  drafts.change('u', 'a', { text: 'for a' });
  drafts.flush();
  expect(drafts.of('u', 'b')).toEqual(NO_DRAFT);
  expect(open().of('u2', 'a')).toEqual(NO_DRAFT);
});

it('chatDrafts: takes over drafts of other tabs, but not while the user is typing', () => {
  const { open } = setUp();
  const [here, there] = [open(), open()];
  expect(here.of('u', 'a')).toBe(NO_DRAFT);
  there.change('u', 'a', { text: 'there' });
  there.flush();
  here.onStoredElsewhere('u', 'a');
  expect(here.of('u', 'a').text).toBe('there');
  here.change('u', 'a', { text: 'here' });
  there.change('u', 'a', { text: 'there again' });
  there.flush();
  here.onStoredElsewhere('u', 'a');
  expect(here.of('u', 'a').text).toBe('here');
});

it('chatDrafts: takes over the draft of the message, even before the storage shows it', () => {
  const { open, raw } = setUp();
  raw.set('u a', { ...NO_DRAFT, text: 'sent by the other tab' });
  const drafts = open();
  expect(drafts.of('u', 'a').text).toBe('sent by the other tab');
  drafts.onStoredElsewhere('u', 'a', NO_DRAFT);
  expect(drafts.of('u', 'a')).toEqual(NO_DRAFT);
});

it('chatDrafts: deletes a sent draft', () => {
  const { open, raw } = setUp();
  const drafts = open();
  drafts.change('u', 'a', { text: 'x' });
  drafts.flush();
  drafts.change('u', 'a', NO_DRAFT);
  drafts.flush();
  expect(raw.size).toBe(0);
});
