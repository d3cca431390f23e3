import { createInstance } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { textsOf, type TextsInUse } from './textsOf';

const files: Record<string, object> = {
  'en/common': { save: 'Save', hello: 'Hello {{name}}' },
  'tr/common': { save: 'Kaydet' },
  'en/late': { title: 'Late' },
  'tr/late': { title: 'Geç' },
};

async function translator(language: string): Promise<TextsInUse> {
  const i18n = createInstance();
  const read = vi.fn((name: string, namespace: string, done: (error: Error | null, texts: object | boolean) => void) => {
    const texts = files[`${name}/${namespace}`];
    queueMicrotask(() => done(texts ? null : new Error('gone'), texts ?? false));
  });
  await i18n
    .use({ type: 'backend', init: () => undefined, read })
    .init({ lng: language, fallbackLng: 'en', supportedLngs: ['en', 'tr'], ns: ['common'], defaultNS: 'common' });
  return { i18n, language, made: new Map() };
}

describe('textsOf', () => {
  it('returns the same texts each time, for a string and an array alike', async () => {
    const inUse = await translator('en');
    expect(textsOf(inUse, 'common')).toBe(textsOf(inUse, ['common']));
    expect(textsOf(inUse, 'common').loading).toBeNull();
  });

  it('inserts values, and uses English where a language has no text', async () => {
    const { t } = textsOf(await translator('tr'), 'common');
    expect(t('save')).toBe('Kaydet');
    expect(t('hello', { name: 'Ada' })).toBe('Hello Ada');
  });

  it('loads missing texts and returns them from then on', async () => {
    const inUse = await translator('tr');
    const texts = textsOf(inUse, ['late', 'common']);
    expect(texts.t('title')).toBe('title');
    await texts.loading;
    expect(textsOf(inUse, ['late', 'common'])).toBe(texts);
    expect(texts.t('title')).toBe('Geç');
    expect(texts.t('common:save')).toBe('Kaydet');
  });

  it('stops waiting for texts that fail to load', async () => {
    const texts = textsOf(await translator('en'), 'missing');
    await texts.loading;
    expect(texts.t('title')).toBe('title');
  });

  it('tells Trans the namespace of a key without one', async () => {
    const { t } = textsOf(await translator('en'), 'common');
    expect(t).toHaveProperty('ns', 'common');
    expect(t('save', { ns: undefined })).toBe('Save');
  });
});
