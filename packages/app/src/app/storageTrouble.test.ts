import { expect, test } from 'vitest';
import { localStore } from '../shared/storage/safeStorage';
import { createTroubleTeller } from './storageTrouble';

function startTeller() {
  const shown: string[] = [];
  const teller = createTroubleTeller((message) => shown.push(message));
  const t = ((key: string) => key) as Parameters<typeof teller.use>[0]['t'];
  return { teller, shown, speak: () => teller.use({ t }) };
}

test('what will not outlive the page is said with every change', () => {
  const { teller, shown, speak } = startTeller();
  speak();
  teller.written();
  expect(shown).toEqual([]);
  teller.tell('full');
  teller.written();
  teller.written();
  expect(shown).toEqual(['storage.dataFull', 'storage.dataFull', 'storage.dataFull']);
});

test('what happens before there are words is said with the first', () => {
  const { teller, shown, speak } = startTeller();
  teller.tell('blocked');
  expect(shown).toEqual([]);
  speak();
  expect(shown).toEqual(['storage.blocked']);
});

test('preferences that are not kept are spoken of once', () => {
  const { shown, speak } = startTeller();
  speak();
  localStore.set('stockroom.a', '1');
  localStore.set('stockroom.b', '1');
  expect(shown).toEqual(['storage.blocked']);
});
