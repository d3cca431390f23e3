import { Drawer } from '@stockroom/ui';
import type { ReactNode } from 'react';
import type { MailboxSettings } from '@stockroom/contract';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { MailOverlay as Overlay } from '#features/mailbox/model/mailAddress';
import { LabelsDialog, MailSettings } from './lazyComponents';

/** The overlay that the address names. */
export function MailOverlay({ overlay, settings, nav, onShow }: MailOverlayProps) {
  const { t } = useTranslation('mailbox');
  const close = () => onShow(null);
  if (overlay === 'labels') return <LabelsDialog onClose={close} />;
  if (overlay === 'settings') {
    return settings ? <MailSettings settings={settings} onLabels={() => onShow('labels')} onClose={close} /> : null;
  }
  return (
    <Drawer
      open={overlay === 'folders'}
      onOpenChange={(open) => !open && close()}
      side="start"
      title={t('folders.label')}
      closeLabel={t('close')}
    >
      {nav}
    </Drawer>
  );
}

export interface MailOverlayProps {
  overlay: Overlay | null;
  settings: MailboxSettings | undefined;
  /** The folder navigation. */
  nav: ReactNode;
  onShow: (overlay: Overlay | null) => void;
}
