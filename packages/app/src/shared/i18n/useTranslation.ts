import type { DefaultNamespace, FlatNamespace, i18n as I18n, TFunction } from 'i18next';
import { use } from 'react';
import { textsOf, type TextsInUse } from './textsOf';
import { TextsContext } from './TextsProvider';

type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]];

interface Translation<Ns extends Namespaces> {
  t: TFunction<Ns>;
  i18n: I18n;
}

/** Promise that is already fulfilled. React requires a component that suspended to call `use` again when it continues. */
const READY: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/**
 * Texts in the language shown. Suspends for missing ones.
 * @returns the same `t` for every component, until the language changes
 * @throws outside of `TextsProvider`
 */
export function useTranslation<const Ns extends Namespaces = DefaultNamespace>(namespaces?: Ns): Translation<Ns> {
  const texts = textsOf(useTexts(), namespaces ?? 'common');
  use(texts.loading ?? READY);
  // Only the types know which keys exist.
  return texts as unknown as Translation<Ns>;
}

/** Like `useTranslation`, for components that must never suspend: a key whose text is not loaded yet is returned as it is. */
export function useLateTranslation<const Ns extends Namespaces>(namespaces: Ns): Translation<Ns> {
  return textsOf(useTexts(), namespaces) as unknown as Translation<Ns>;
}

/** The page's texts, for the hooks in this file. */
export function useTexts(): TextsInUse {
  const inUse = use(TextsContext);
  if (!inUse) throw new Error('Texts are asked for outside of TextsProvider.');
  return inUse;
}
