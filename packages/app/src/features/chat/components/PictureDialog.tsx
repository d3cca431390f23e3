import { Dialog } from '@stockroom/ui';
import { styled } from 'styled-components';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';

/** A picture as large as the window allows. */
export function PictureDialog({ name, url, onClose }: PictureDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={name} closeLabel={t('close')} size="lg">
      <Large src={safeImage(url)} alt={name} />
    </Dialog>
  );
}

const Large = styled.img`
  display: block;
  max-width: 100%;
  max-height: 70dvh;
  margin-inline: auto;
  object-fit: contain;
`;

export interface PictureDialogProps {
  /** The picture's name: the dialog's title. */
  name: string;
  url: string;
  onClose: () => void;
}
