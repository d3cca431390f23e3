import type { FlatNamespace } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from './useTranslation';

/**
 * Translates keys that come as data, such as the titles of the served menu.
 * @returns the same function until the language changes; it returns the text of a key in the language shown, else in English;
 * `null` for a key without text
 */
export function useTranslateKey(namespace: FlatNamespace): (key: string) => string | null {
  const { i18n } = useTranslation(namespace);
  const { language } = i18n;
  return useCallback(
    (key) => {
      const text: unknown = i18n.getResource(language, namespace, key) ?? i18n.getResource('en', namespace, key);
      return typeof text === 'string' ? text : null;
    },
    [i18n, language, namespace],
  );
}
