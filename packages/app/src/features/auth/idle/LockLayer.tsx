import { Logo, SceneArt } from '@stockroom/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { APP_NAME } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { AuthTop, Lead, Page, Panel, Scene, Title } from '../components/AuthPage.styles';
import { LanguageSwitch } from '../components/LanguageSwitch';
import { UnlockForm } from '../screens/UnlockSessionScreen/UnlockForm';
import { Cover } from './LockLayer.styles';

/**
 * The lock over the page. A native modal dialog in the browser's top layer: all other overlays lie below it, out of reach of
 * pointer, keyboard and screen readers.
 */
export function LockLayer() {
  const { t } = useTranslation('auth');
  const cover = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = cover.current;
    if (!dialog) return;
    const show = () => dialog.isConnected && !dialog.open && dialog.showModal();
    // Chromium closes any dialog on a second Escape, regardless of handlers.
    dialog.setAttribute('closedby', 'none');
    dialog.addEventListener('close', show);
    show();
    dialog.querySelector<HTMLInputElement>('input[type=password]')?.focus();
    return () => {
      dialog.removeEventListener('close', show);
      dialog.close();
    };
  }, []);
  useTitleWhileLocked(`${t('unlock.title')} · ${APP_NAME}`);
  return createPortal(
    // Marked as top layer, so that the page's overlays ignore interactions in here.
    <Cover
      ref={cover}
      aria-labelledby="lock-title"
      data-lock
      data-react-aria-top-layer
      onCancel={(event) => event.preventDefault()}
    >
      <Page>
        <Panel>
          <AuthTop>
            <Logo />
            <LanguageSwitch />
          </AuthTop>
          <div>
            <Title id="lock-title">{t('unlock.title')}</Title>
            <Lead>{t('unlock.lead')}</Lead>
            <UnlockForm labelledBy="lock-title" />
          </div>
        </Panel>
        <Scene aria-hidden>
          <SceneArt name="door" />
        </Scene>
      </Page>
    </Cover>,
    document.body,
  );
}

/** Replaces the page's title, which may name a customer or a product. */
function useTitleWhileLocked(title: string): void {
  const before = useRef('');
  useEffect(() => {
    before.current = document.title;
    return () => {
      document.title = before.current;
    };
  }, []);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
