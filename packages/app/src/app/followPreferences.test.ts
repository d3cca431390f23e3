import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n } from '../shared/i18n/i18n';
import { createPreferenceStore } from '../shared/preferences/preferenceStore';
import { createSafeStorage } from '../shared/storage/safeStorage';
import { memoryStorage } from '../shared/testing/memoryStorage';
import { toasts } from '../shared/toast/toast';
import { followLanguage } from './followPreferences';

/** A different language for each test: once loaded, a language is not fetched again by the page. */
const added = ['de', 'fr', 'it', 'es'].map((code) => ({ code, name: `«${code}»` }));
const answer = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => vi.stubGlobal('fetch', answer));
afterEach(() => {
  vi.unstubAllGlobals();
  toasts.dismiss('language');
});

async function follow(preferred: string) {
  const raw = memoryStorage();
  const store = createPreferenceStore(createSafeStorage(() => raw));
  store.set({ language: preferred });
  const i18n = await createI18n({ language: 'en' });
  const page = { lang: '' } as HTMLElement;
  await followLanguage(i18n, store, added, page);
  return { store, i18n, page };
}

const languageToast = () => toasts.getSnapshot().find(({ id }) => id === 'language');
const file = (texts: object) => Promise.resolve(Response.json(texts));

it('followLanguage: shows a language of the shop, with English for missing texts', async () => {
  answer.mockImplementation(() => file({ common: { close: 'Schließen' } }));
  const { i18n, page } = await follow('de');
  expect(answer).toHaveBeenCalledExactlyOnceWith('/i18n/de.json', expect.anything());
  expect([page.lang, i18n.t('close'), i18n.t('cancel')]).toEqual(['de', 'Schließen', 'Cancel']);
});

it('followLanguage: keeps the language if the file is missing, with a reason and a retry', async () => {
  answer.mockImplementation(() => Promise.resolve(new Response('', { status: 404 })));
  const { store, i18n, page } = await follow('fr');
  expect([page.lang, i18n.language]).toEqual(['en', 'en']);
  expect(languageToast()?.message).toBe('«fr» could not be loaded: there is no i18n/fr.json beside the app.');

  answer.mockClear();
  store.set({ scheme: 'dark' });
  expect(answer, 'another preference').not.toHaveBeenCalled();

  answer.mockImplementation(() => file({ common: { close: 'Fermer' } }));
  languageToast()?.action?.onAction();
  await vi.waitFor(() => expect(page.lang).toBe('fr'));
  expect(store.get().language).toBe('fr');
});

it.each([
  ['it', () => Promise.resolve(new Response('<!doctype html>')), /i18n\/it\.json is not valid JSON/],
  ['it', () => file({ common: 7 }), /common is not as in/],
  ['it', () => file([]), /i18n\/it\.json is not as in/],
  ['it', () => Promise.reject(new TypeError('Failed to fetch')), /could not be fetched/],
  ['it', () => Promise.resolve(new Response('', { status: 500 })), /could not be fetched/],
])('followLanguage: reports a fault in a file', async (language, come, message) => {
  answer.mockImplementation(come);
  const { page } = await follow(language);
  expect(page.lang).toBe('en');
  expect(languageToast()?.message).toMatch(message);
});

it('followLanguage: ignores a language that arrives after another was chosen', async () => {
  let arrive: (texts: Response) => void = () => undefined;
  const { store, page } = await follow('en');
  answer.mockImplementation(() => new Promise((settle) => (arrive = settle)));
  store.set({ language: 'es' });
  await vi.waitFor(() => expect(answer).toHaveBeenCalledWith('/i18n/es.json', expect.anything()));
  store.set({ language: 'tr' });
  await vi.waitFor(() => expect(page.lang).toBe('tr'));
  arrive(Response.json({}));
  await new Promise((settle) => setTimeout(settle));
  expect(page.lang).toBe('tr');
});

it('followLanguage: requests no language that the shop no longer offers', async () => {
  answer.mockClear();
  const { page } = await follow('ja');
  expect([page.lang, answer.mock.calls]).toEqual(['en', []]);
});
