import type { i18n as I18n } from 'i18next';
import { createContext, type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { TextsInUse } from './textsOf';

export const TextsContext = createContext<TextsInUse | null>(null);

/**
 * Provides texts to everything inside. One subscription handles a change of language, and not one per component (decision
 * 026).
 */
export function TextsProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const subscribe = useCallback(
    (changed: () => void) => {
      i18n.on('languageChanged', changed);
      return () => i18n.off('languageChanged', changed);
    },
    [i18n],
  );
  const languageOf = () => i18n.language;
  const language = useSyncExternalStore(subscribe, languageOf, languageOf);
  const inUse = useMemo<TextsInUse>(() => ({ i18n, language, made: new Map() }), [i18n, language]);
  return (
    <I18nextProvider i18n={i18n}>
      <TextsContext value={inUse}>{children}</TextsContext>
    </I18nextProvider>
  );
}
