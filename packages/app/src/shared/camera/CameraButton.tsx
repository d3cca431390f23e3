import '@stockroom/ui/panel-icons';
import { Button, type ButtonProps, Skeleton } from '@stockroom/ui';
import { size as sizeOf } from '@stockroom/ui/tokens';
import { Suspense, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import { lazyPanel } from '../panels/lazyPanel';

const CameraDialog = lazyPanel(() => import('./CameraDialog').then((module) => module.CameraDialog));

/**
 * A button that uses the device's camera as a scanner: its codes are passed on like every scan, so it works wherever `useScans`
 * is used. Its code and texts load only when the user is about to press it.
 */
export function CameraButton(props: CameraButtonProps) {
  return (
    <Suspense
      fallback={<Skeleton shape="rect" width="12rem" height={sizeOf(props.size === 'sm' ? 'controlSmall' : 'control')} />}
    >
      <WithTexts {...props} />
    </Suspense>
  );
}

function WithTexts({ variant, size }: CameraButtonProps) {
  const { t } = useTranslation('camera');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CameraDialog.Preloader>
        <Button icon="camera" variant={variant} size={size} onPress={() => setOpen(true)}>
          {t('scan')}
        </Button>
      </CameraDialog.Preloader>
      {isOpen && <CameraDialog onClose={() => setOpen(false)} />}
    </>
  );
}

export type CameraButtonProps = Pick<ButtonProps, 'variant' | 'size'>;
