import { IconButton, Popover } from '@stockroom/ui';
import { useRef } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { lazyPanel } from '#shared/panels/lazyPanel';
import { usePanel } from '#shared/panels/usePanel';

const ShortcutsPanel = lazyPanel(() => import('../ShortcutsPanel/ShortcutsPanel').then((module) => module.ShortcutsPanel));

/** The button of the shortcuts in the top bar; the panel is loaded on demand. */
export function ShortcutsTool() {
  const { t } = useTranslation('shortcuts');
  const [open, setOpen] = usePanel('shortcuts');
  /** Asks the panel whether it may close; it stays open to ask about unsaved text. */
  const mayCloseRef = useRef<(() => boolean) | null>(null);
  const change = (next: boolean) => {
    if (next || !mayCloseRef.current || mayCloseRef.current()) setOpen(next);
  };
  return (
    <Popover
      size="panel"
      placement="bottom end"
      label={t('title')}
      open={open}
      onOpenChange={change}
      trigger={
        <ShortcutsPanel.Preloader>
          <IconButton icon="bookmark" label={t('title')} />
        </ShortcutsPanel.Preloader>
      }
    >
      {() => <ShortcutsPanel mayCloseRef={mayCloseRef} onClose={() => change(false)} onLeave={() => setOpen(false)} />}
    </Popover>
  );
}
