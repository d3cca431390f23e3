import { scenarioList } from '@stockroom/mocks';
import { expect, it } from 'vitest';
import en from './locales/en.json';
import tr from './locales/tr.json';

it.each([
  ['English', en],
  ['Turkish', tr],
])('every scenario and every part has a name in %s', (_language, { names, reach, troubles }) => {
  const unnamed = scenarioList.filter(({ name, domain }) => {
    if (domain && !Object.hasOwn(reach, domain)) return true;
    return !Object.hasOwn(names, name) && !(domain && Object.hasOwn(troubles, name.slice(domain.length + 1)));
  });
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});
