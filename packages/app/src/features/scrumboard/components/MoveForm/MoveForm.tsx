import { Button, Dialog, Form } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Fields } from '../BoardForm/BoardForm.styles';

const FORM_ID = 'move-form';

/** The dialog that asks for the destination of a move. */
export function MoveForm({ title, disabled, onSubmit, onClose, children }: MoveFormProps) {
  const { t } = useTranslation(['scrumboard', 'common']);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      dismissable={false}
      title={title}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM_ID} disabled={disabled}>
            {t('place.move')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} label={title} onSubmit={onSubmit}>
        <Fields>{children}</Fields>
      </Form>
    </Dialog>
  );
}

export interface MoveFormProps {
  /** The dialog's title: "Move list “In review”". */
  title: string;
  /** Whether there is no destination yet. */
  disabled: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}
