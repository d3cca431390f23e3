import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { EmptyMain, SkipLink } from './EmptyShell.styles';

const MAIN_ID = 'main';

/**
 * The empty layout: a skip link and `<main>`. The design system's `AppShell` has these too, but adds the menu of the classy
 * layout, which is not needed before signing in.
 */
export function EmptyShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app');
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`} onClick={skip}>
        {t('skip')}
      </SkipLink>
      <EmptyMain id={MAIN_ID} tabIndex={-1}>
        {children}
      </EmptyMain>
    </>
  );
}
