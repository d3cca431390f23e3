import { demoCredentials } from '@stockroom/mocks';
import { expect, it } from 'vitest';
import { ConfigError, parseConfig, readConfig } from './config';
import { demoSignIn } from './demoSignIn';

it('parseConfig: fills in defaults for missing keys', () => {
  expect(parseConfig('{}')).toEqual({ apiHost: '', demo: true, languages: [] });
});

it('parseConfig: accepts languages that the app does not include', () => {
  const languages = [
    { code: 'de', name: 'Deutsch' },
    { code: 'pt-BR', name: 'Português (Brasil)' },
  ];
  expect(parseConfig(JSON.stringify({ languages })).languages).toEqual(languages);
});

it('parseConfig: strips the trailing slash of a host', () => {
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
])('parseConfig: rejects %s and names the problem', (text, message) => {
  expect(() => parseConfig(text)).toThrow(ConfigError);
  expect(() => parseConfig(text)).toThrow(message);
});

it('readConfig: reports a missing block', () => {
  expect(() => readConfig({ getElementById: () => null })).toThrow(/stockroom-config/);
});

it('demoSignIn: matches the credentials of the mock server', () => {
  expect(demoSignIn).toEqual(demoCredentials);
});
