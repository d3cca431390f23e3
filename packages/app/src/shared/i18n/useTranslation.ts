import type { DefaultNamespace, FlatNamespace, i18n as I18n, TFunction } from 'i18next';
import { use } from 'react';
import { TextsContext } from './TextsProvider';
import { textsOf, type TextsInUse } from './textsOf';

type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]];

interface Translation<Ns extends Namespaces> {
  t: TFunction<Ns>;
  i18n: I18n;
}

/** Nothing to wait for. React wants a component that has waited to ask again when it goes on. */
const THERE: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/**
 * Texts in the language shown. Waits (`Suspense`) for those that are not there yet.
 * @returns the same `t` for every component, until the language is another
 * @throws outside of `TextsProvider`
 */
export function useTranslation<const Ns extends Namespaces = DefaultNamespace>(namespaces?: Ns): Translation<Ns> {
  const texts = textsOf(useTexts(), namespaces ?? 'common');
  use(texts.coming ?? THERE);
  // Which keys there are only the types know.
  return texts as unknown as Translation<Ns>;
}

/** As `useTranslation`, for what must never take a page away while it waits: a key whose text is still to come is given as it is. */
export function useLateTranslation<const Ns extends Namespaces>(namespaces: Ns): Translation<Ns> {
  return textsOf(useTexts(), namespaces) as unknown as Translation<Ns>;
}

/** The texts that the page has, for the hooks beside these. */
export function useTexts(): TextsInUse {
  const inUse = use(TextsContext);
  if (!inUse) throw new Error('Texts are asked for outside of TextsProvider.');
  return inUse;
}
