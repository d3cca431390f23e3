import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { createSafeStorage } from '../storage/safeStorage';
import { memoryStorage } from '../testing/memoryStorage';
import { sharedLocks } from '../testing/sharedLocks';
import { createDraftStore } from './drafts';
import { draftSubject } from './draftSubject';
import { createDraftTabs } from './draftTabs';

const schema = v.object({ name: v.string() });
const mine = { userId: 'u1', subject: draftSubject('product', 12) };
const DAY = 24 * 60 * 60_000;

afterEach(() => vi.useRealTimers());

/** A browser whose tabs share its local storage and its locks. */
function browser() {
  const local = memoryStorage();
  const openTab = sharedLocks();
  const open = (session = memoryStorage(), now = 1000) => {
    const { locks, close } = openTab();
    const storage = createSafeStorage(() => local);
    const tabs = createDraftTabs({ local: storage, session: createSafeStorage(() => session), locks, now: () => now });
    return { tabs, session, close, drafts: createDraftStore(storage, tabs, () => now) };
  };
  return { local, open };
}

it("createDraftStore: returns a person's draft after a reload, and nothing to another person", async () => {
  const { open } = browser();
  const page = open();
  await page.tabs.refresh();
  page.drafts.write(mine, { name: 'Ağ çanta' });
  page.tabs.leave();
  const reloaded = open(page.session);
  expect(reloaded.drafts.read(mine, schema)).toEqual({ value: { name: 'Ağ çanta' }, at: 1000, state: 'unsaved' });
  expect(reloaded.drafts.subjectsOf('u1')).toEqual(['product/12']);
  expect(reloaded.drafts.read({ ...mine, userId: 'u2' }, schema)).toBeNull();
  expect(reloaded.drafts.subjectsOf('u')).toEqual([]);
});

it("createDraftStore: separates two open tabs and gives a closed tab's drafts to the next", async () => {
  const { open } = browser();
  const [one, other] = [open(), open()];
  await one.tabs.refresh();
  await other.tabs.refresh();
  one.drafts.write(mine, { name: 'of one' });
  expect(other.drafts.read(mine, schema)).toBeNull();
  other.drafts.write(mine, { name: 'of the other' });
  expect(one.drafts.read(mine, schema)?.value.name).toBe('of one');

  const listener = vi.fn();
  other.drafts.subscribe(listener);
  one.close();
  await other.tabs.refresh();
  expect(listener).toHaveBeenCalledExactlyOnceWith('more');
  expect(other.drafts.read(mine, schema)?.value.name).toBe('of the other');
  // Removing this tab's saved draft does not delete the other tab's.
  other.drafts.remove(mine);
  expect(other.drafts.read(mine, schema)?.value.name).toBe('of one');
  other.close();
  const tomorrow = open();
  await tomorrow.tabs.refresh();
  expect(tomorrow.drafts.read(mine, schema)?.value.name).toBe('of one');
});

it('createDraftStore: separates a duplicated tab from its original', async () => {
  const { open } = browser();
  vi.useFakeTimers();
  const one = open();
  await one.tabs.refresh();
  one.drafts.write(mine, { name: 'of one' });
  const copy = memoryStorage();
  for (let at = 0; at < one.session.length; at += 1) {
    const key = one.session.key(at) ?? '';
    copy.setItem(key, one.session.getItem(key) ?? '');
  }
  const made = open(copy);
  const looked = made.tabs.refresh();
  await vi.advanceTimersByTimeAsync(500);
  await looked;
  expect(made.drafts.read(mine, schema)).toBeNull();
});

it('createDraftStore: lists and deletes drafts that only this browser has, in all tabs', async () => {
  const { open, local } = browser();
  const [one, other] = [open(), open()];
  await one.tabs.refresh();
  await other.tabs.refresh();
  const together = createDraftStore(createSafeStorage(() => local));
  one.drafts.write(mine, { name: 'x' });
  other.drafts.write({ userId: 'u1', subject: draftSubject('mail', 'm1') }, {}, 'unsent');
  other.drafts.write({ userId: 'u1', subject: draftSubject('mail', 'm2') }, {}, 'copy');
  together.write({ userId: 'u1', subject: draftSubject('chat', 'c1') }, {});
  one.drafts.write({ userId: 'u2', subject: draftSubject('note', 1) }, {});
  expect(one.drafts.waitingOf('u1')).toEqual([
    { kind: 'product', state: 'unsaved' },
    { kind: 'mail', state: 'unsent' },
    { kind: 'chat', state: 'unsaved' },
  ]);
  one.tabs.takeAll();
  expect(one.drafts.subjectsOf('u1')).toContain('mail/m1');
  one.drafts.forgetAll('u1');
  expect(one.drafts.waitingOf('u1')).toEqual([]);
  expect(one.drafts.waitingOf('u2')).toHaveLength(1);
});

it("createDraftStore: migrates drafts of the tab's storage and deletes those over a month old", async () => {
  const { open, local } = browser();
  const session = memoryStorage();
  const storedDraft = (at: number) => JSON.stringify({ at, value: { name: 'of before' } });
  session.setItem('stockroom.draft.u1.product/12', storedDraft(90 * DAY));
  local.setItem('stockroom.draft.u1.mail/m1', storedDraft(90 * DAY));
  local.setItem('stockroom.draft.u1.chat/c1', storedDraft(90 * DAY));
  local.setItem('stockroom.draft.u2.tab-0000000a.note/1', storedDraft(60 * DAY));
  const page = open(session, 100 * DAY);
  await page.tabs.refresh();
  expect(page.drafts.read(mine, schema)?.value.name).toBe('of before');
  expect(page.drafts.subjectsOf('u1').toSorted()).toEqual(['mail/m1', 'product/12']);
  expect(page.drafts.waitingOf('u1')).toHaveLength(3);
  expect(page.drafts.waitingOf('u2')).toEqual([]);
});

it.each(['not json', '{}', '{"at":1,"value":{"name":7}}', '{"version":2,"at":1,"value":{"name":"x"}}'])(
  'createDraftStore: ignores damaged text and rows of another version: %s',
  (text) => {
    const { open, local } = browser();
    const { drafts } = open();
    drafts.write(mine, { name: 'x' });
    local.setItem(local.key(0) ?? '', text);
    expect(drafts.read(mine, schema)).toBeNull();
  },
);

it('createDraftStore: reports a draft that the browser cannot store', () => {
  const drafts = createDraftStore(createSafeStorage(() => memoryStorage({ full: true })));
  expect(drafts.write(mine, { name: 'x' })).toBe(false);
  expect(drafts.read(mine, schema)?.value.name).toBe('x');
  drafts.remove(mine);
});
