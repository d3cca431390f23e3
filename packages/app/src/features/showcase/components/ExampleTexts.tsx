import { type ReactNode, use, useMemo } from 'react';
import { TextsContext } from '../../../shared/i18n/TextsProvider';
import { useTexts } from '../../../shared/i18n/useTranslation';
import { LooksContext } from './looksContext';

const arriving = new Map<string, Promise<void>>();

/** Gives what is inside its texts in the language of the page's switch. */
export function ExampleTexts({ children }: { children: ReactNode }) {
  const { language } = use(LooksContext);
  const { i18n } = useTexts();
  const texts = useMemo(() => ({ i18n, language, made: new Map() }), [i18n, language]);
  // Asked for once is asked for at every drawing: React wants the same promise again.
  if (arriving.has(language) || !i18n.hasResourceBundle(language, 'showcase')) {
    const coming = arriving.get(language) ?? i18n.loadLanguages(language);
    arriving.set(language, coming);
    use(coming);
  }
  return <TextsContext value={texts}>{children}</TextsContext>;
}
