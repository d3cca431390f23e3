import { Button } from '@stockroom/ui';
import '@stockroom/ui/panel-icons';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { SentNotice } from '#features/mailbox/components/SentNotice/SentNotice';
import { Notice } from '#features/mailbox/components/SentNotice/SentNotice.styles';
import { composer, type Composing } from '#features/mailbox/compose/composer';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Dock, Message } from './ComposeDock.styles';
import { ComposeWindow } from './ComposeWindow';
import { useCompose } from './useCompose';

/** The mails that are being written, above any page, side by side. */
export function ComposeDock({ open }: { open: readonly Composing[] }) {
  const dock = useRef<HTMLDivElement>(null);
  useDockHeight(dock, open);
  return (
    <Dock ref={dock}>
      {open.map((composing) => (
        <ComposedMail key={composing.draft.id} composing={composing} />
      ))}
    </Dock>
  );
}

/** A mail being written: its window, and after sending the message with Undo. */
function ComposedMail({ composing }: { composing: Composing }) {
  const { t } = useTranslation(['mailbox', 'common']);
  const compose = useCompose(composing.draft);
  const { snapshot, send } = compose;
  // After recalling, it takes the focus.
  const [wasAway, setWasAway] = useState(false);
  if (snapshot.hasTag('away') && !wasAway) setWasAway(true);
  if (!snapshot.hasTag('away')) {
    return <ComposeWindow compose={compose} isNew={composing.isNew || wasAway} isSmall={composing.isSmall} />;
  }
  const undone = () => {
    composer.show(composing.draft.id);
    send({ type: 'undo.requested' });
  };
  const undo = (
    <Button size="sm" variant="quiet" icon="undo" onPress={undone}>
      {t('common:undo')}
    </Button>
  );
  if (snapshot.matches('outbox')) {
    const isTrying = snapshot.matches({ outbox: 'trying' });
    return (
      <Notice role="status">
        <Message>{t(isTrying ? 'compose.sending' : 'compose.outbox')}</Message>
        {!isTrying && (
          <Button size="sm" variant="quiet" onPress={() => send({ type: 'send.requested' })}>
            {t('compose.sendNow')}
          </Button>
        )}
        <Button size="sm" variant="quiet" icon="edit" onPress={undone}>
          {t('view.edit')}
        </Button>
      </Notice>
    );
  }
  if (snapshot.matches('recallFailed')) {
    return (
      <Notice role="alert">
        <Message>{t('compose.recallFailed')}</Message>
        {undo}
      </Notice>
    );
  }
  if (snapshot.matches('sent')) return <SentNotice secondsLeft={snapshot.context.secondsLeft} onUndo={undone} />;
  return <Notice role="status">{t(snapshot.matches('recalling') ? 'compose.recalling' : 'compose.sent')}</Notice>;
}

/**
 * Tells the page the space that shrunk windows take: elements at the bottom of the page, such as the input of a chat, are
 * placed above them.
 */
function useDockHeight(dockRef: RefObject<HTMLElement | null>, open: readonly unknown[]): void {
  useLayoutEffect(() => {
    const dock = dockRef.current;
    if (!dock) return undefined;
    const { style } = document.documentElement;
    const makeRoom = () => {
      const { bottom } = dock.getBoundingClientRect();
      const tops = [...dock.querySelectorAll('[data-size="small"]')].map((small) => small.getBoundingClientRect().top);
      style.setProperty('--dock-room', `${bottom - Math.min(bottom, ...tops)}px`);
    };
    const observer = new ResizeObserver(makeRoom);
    observer.observe(dock);
    return () => {
      observer.disconnect();
      style.removeProperty('--dock-room');
    };
    // A window that is shrunk beside a larger one leaves the dock's height unchanged.
  }, [dockRef, open]);
}
