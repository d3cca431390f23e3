import { type BackendModule, createInstance } from 'i18next';
import { Suspense, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { TextsProvider } from './TextsProvider';
import { useTranslation } from './useTranslation';

it("useTranslation: suspends for texts being loaded, and then runs the component's other hooks", async () => {
  let arrive: (texts: { close: string }) => void = () => undefined;
  const i18n = createInstance();
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read: (_language, namespace, done) => (namespace === 'common' ? done(null, {}) : (arrive = (texts) => done(null, texts))),
  };
  await i18n.use(backend).init({ lng: 'en', fallbackLng: false, ns: ['common'], defaultNS: 'common' });
  // React logs an error when it finds fault with the way a component suspends.
  const consoleError = vi.spyOn(console, 'error');
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <TextsProvider i18n={i18n}>
      <Suspense fallback="…">
        <Late />
      </Suspense>
    </TextsProvider>,
  );
  await vi.waitFor(() => expect(host.textContent).toBe('…'));
  arrive({ close: 'Late' });
  await vi.waitFor(() => expect(host.textContent).toBe('Late 1'));
  expect(consoleError).not.toHaveBeenCalled();
  root.unmount();
});

function Late() {
  const { t } = useTranslation('late' as 'common');
  const [count] = useState(1);
  return useMemo(() => `${t('close')} ${count}`, [t, count]);
}
