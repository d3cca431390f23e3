import { type ReactNode, use, useMemo } from 'react';
import { TextsContext } from '#shared/i18n/TextsProvider';
import { useTexts } from '#shared/i18n/useTranslation';
import { ExampleAppearanceContext } from './exampleAppearanceContext';

const arriving = new Map<string, Promise<void>>();

/** Provides the example texts in the language of the page's switch to its children. */
export function ExampleTexts({ children }: { children: ReactNode }) {
  const { language } = use(ExampleAppearanceContext);
  const { i18n } = useTexts();
  const texts = useMemo(() => ({ i18n, language, made: new Map() }), [i18n, language]);
  // The load is requested at every render: React needs the same promise each time.
  if (arriving.has(language) || !i18n.hasResourceBundle(language, 'showcase')) {
    const coming = arriving.get(language) ?? i18n.loadLanguages(language);
    arriving.set(language, coming);
    use(coming);
  }
  return <TextsContext value={texts}>{children}</TextsContext>;
}
