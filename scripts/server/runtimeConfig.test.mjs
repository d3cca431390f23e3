import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readHostConfig, withConfig } from './runtimeConfig.mjs';

const folder = mkdtempSync(join(tmpdir(), 'stockroom-config-'));
const file = (text) => {
  const path = join(folder, 'config.json');
  writeFileSync(path, text);
  return path;
};
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('readHostConfig: changes nothing without a file and a variable', () => {
  expect(readHostConfig(join(folder, 'none.json'), {})).toEqual({});
});
it('readHostConfig: gives the environment precedence over the file', () => {
  const path = file('{"apiHost":"https://one.example","demo":true}');
  expect(readHostConfig(path, { STOCKROOM_API_HOST: 'http://127.0.0.1:4174/', STOCKROOM_DEMO: 'false' })).toEqual({
    apiHost: 'http://127.0.0.1:4174',
    demo: false,
  });
});
it.each(['not json', '[]', 'null', '"a"'])('readHostConfig: rejects a file with %s, by name', (text) => {
  expect(() => readHostConfig(file(text), {})).toThrow(/config\.json .*must be a JSON object/);
});
it.each(['javascript:alert(1)', 'shop.example', 'https://a:b@shop.example', 'https://shop.example?x=1'])(
  'readHostConfig: rejects the host %s',
  (host) => {
    expect(() => readHostConfig(join(folder, 'none.json'), { STOCKROOM_API_HOST: host })).toThrow(/must be an http\(s\) address/);
  },
);
it('withConfig: reports a page without the block', () => {
  expect(() => withConfig('<p>a</p>', {})).toThrow(/stockroom-config/);
});
