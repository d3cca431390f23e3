import { Button, Dialog } from '@stockroom/ui';
import { useState } from 'react';
import { productAddress, type NewProductState } from '#entities/products/productAddress';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useRouter } from '#shared/routing/useRouter';
import { LinkCode } from './LinkCode';

/** A code that no product has: it is assigned to a new or an existing product. */
export function UnknownCode({ code, onClose }: UnknownCodeProps) {
  const { t } = useTranslation('scanner');
  const router = useRouter();
  const [isLinking, setLinking] = useState(false);
  const create = () => {
    onClose();
    void router.navigate(productAddress.create, { state: { barcode: code } satisfies NewProductState });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isLinking ? t('link.title') : t('unknown.title')}
      description={t('unknown.code', { code })}
      closeLabel={t('unknown.close')}
      footer={
        isLinking ? (
          <Button onPress={() => setLinking(false)}>{t('unknown.back')}</Button>
        ) : (
          <>
            <Button icon="link" onPress={() => setLinking(true)}>
              {t('unknown.link')}
            </Button>
            <Button variant="primary" icon="add" onPress={create}>
              {t('unknown.create')}
            </Button>
          </>
        )
      }
    >
      {isLinking ? <LinkCode code={code} onLinked={onClose} /> : t('unknown.message')}
    </Dialog>
  );
}

export interface UnknownCodeProps {
  code: string;
  onClose: () => void;
}
