import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createSafeStorage } from '../storage/safeStorage';
import { memoryStorage } from '../testing/memoryStorage';
import { createDraftStore } from './drafts';
import { draftSubject } from './draftSubject';

const schema = v.object({ name: v.string() });
const mine = { userId: 'u1', subject: draftSubject('product', 12) };

function open() {
  const raw = memoryStorage();
  return {
    raw,
    drafts: createDraftStore(
      createSafeStorage(() => raw),
      () => 1000,
    ),
  };
}

it('gives back what its person typed, after a reload too', () => {
  const { raw, drafts } = open();
  drafts.write(mine, { name: 'Ağ çanta' });
  const reloaded = createDraftStore(createSafeStorage(() => raw));
  expect(reloaded.read(mine, schema)).toEqual({ value: { name: 'Ağ çanta' }, at: 1000 });
  expect(reloaded.subjectsOf('u1')).toEqual(['product/12']);
});

it('gives nothing to another person, and forgets it once they have signed in', () => {
  const { drafts } = open();
  drafts.write(mine, { name: 'x' });
  drafts.write({ userId: 'u10', subject: draftSubject('product', 12) }, { name: 'y' });
  expect(drafts.read({ ...mine, userId: 'u2' }, schema)).toBeNull();
  drafts.keepOnly('u10');
  expect(drafts.read(mine, schema)).toBeNull();
  expect(drafts.read({ userId: 'u10', subject: draftSubject('product', 12) }, schema)?.value).toEqual({ name: 'y' });
});

it.each(['not json', '{}', '{"at":1,"value":{"name":7}}'])('takes damaged text for none: %s', (text) => {
  const { raw, drafts } = open();
  drafts.write(mine, { name: 'x' });
  raw.setItem(raw.key(0) ?? '', text);
  expect(drafts.read(mine, schema)).toBeNull();
});
