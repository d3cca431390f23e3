import { expect, test } from 'vitest';
import { localStore } from '../shared/storage/safeStorage';
import { createStorageWarning } from './storageWarning';

function startTeller() {
  const shown: string[] = [];
  const teller = createStorageWarning((message) => shown.push(message));
  const t = ((key: string) => key) as Parameters<typeof teller.use>[0]['t'];
  return { teller, shown, speak: () => teller.use({ t }) };
}

test('storage warning: is shown with every change that will be lost with the page', () => {
  const { teller, shown, speak } = startTeller();
  speak();
  teller.written();
  expect(shown).toEqual([]);
  teller.reportDataProblem('full');
  teller.written();
  teller.written();
  expect(shown).toEqual(['storage.dataFull', 'storage.dataFull', 'storage.dataFull']);
});

test('storage warning: is held back until translations are loaded', () => {
  const { teller, shown, speak } = startTeller();
  teller.reportDataProblem('blocked');
  expect(shown).toEqual([]);
  speak();
  expect(shown).toEqual(['storage.blocked']);
});

test('storage warning: is shown once for preferences that are not stored', () => {
  const { shown, speak } = startTeller();
  speak();
  localStore.set('stockroom.a', '1');
  localStore.set('stockroom.b', '1');
  expect(shown).toEqual(['storage.blocked']);
});
