import { Drawer } from '@stockroom/ui';
import { useTranslation } from '../i18n/useTranslation';
import { AppearanceControls, type AppearanceControlsProps } from './AppearanceControls';

export interface AppearanceDrawerProps extends AppearanceControlsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Drawer for the app's appearance on this device, available on every page. */
export function AppearanceDrawer({ open, onOpenChange, startPages }: AppearanceDrawerProps) {
  const { t } = useTranslation('appearance');
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('title')} description={t('description')} closeLabel={t('close')}>
      <AppearanceControls startPages={startPages} />
    </Drawer>
  );
}
