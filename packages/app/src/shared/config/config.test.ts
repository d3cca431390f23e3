import { demoCredentials } from '@stockroom/mocks';
import { expect, it } from 'vitest';
import { ConfigError, parseConfig, readConfig } from './config';
import { demoPair } from './demoPair';

it('has defaults for what is left out', () => {
  expect(parseConfig('{}')).toEqual({ apiHost: '', demo: true, languages: [] });
});

it('takes languages that the app does not bring', () => {
  const languages = [
    { code: 'de', name: 'Deutsch' },
    { code: 'pt-BR', name: 'Português (Brasil)' },
  ];
  expect(parseConfig(JSON.stringify({ languages })).languages).toEqual(languages);
});

it('takes a host without its last slash', () => {
  expect(parseConfig('{"apiHost":"https://api.shop.example/v1/"}').apiHost).toBe('https://api.shop.example/v1');
});

it.each([
  ['not json', /not valid JSON/],
  ['{"apiHost":"javascript:alert(1)"}', /"apiHost"/],
  ['{"apiHost":"https://a:b@shop.example"}', /"apiHost"/],
  ['{"apiHost":"shop.example"}', /"apiHost"/],
  ['{"apiHost":7}', /"apiHost"/],
  ['{"demo":"no"}', /"demo"/],
  ['{"languages":"de"}', /"languages"/],
  ['{"languages":["de"]}', /"languages\.0"/],
  ['{"languages":[{"code":"de"}]}', /"languages\.0\.name"/],
  ['{"languages":[{"code":"de","name":""}]}', /"languages".*Deutsch/],
  ['{"languages":[{"code":"../de","name":"Deutsch"}]}', /"languages"/],
  ['{"languages":[{"code":"pt-br","name":"Português"}]}', /"languages"/],
  ['{"languages":[{"code":"tr","name":"Türkçe"}]}', /"languages".*other languages/],
  ['{"languages":[{"code":"de","name":"Deutsch"},{"code":"de","name":"German"}]}', /"languages".*once/],
  ['[]', /stockroom-config/],
])('refuses %s and names what is wrong', (text, message) => {
  expect(() => parseConfig(text)).toThrow(ConfigError);
  expect(() => parseConfig(text)).toThrow(message);
});

it('says when the block is missing', () => {
  expect(() => readConfig({ getElementById: () => null })).toThrow(/stockroom-config/);
});

it('fills in the pair that the mock server knows', () => {
  expect(demoPair).toEqual(demoCredentials);
});
