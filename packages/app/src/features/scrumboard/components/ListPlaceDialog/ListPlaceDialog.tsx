import { Button, Dialog, Form, NumberField } from '@stockroom/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/i18n/useLanguage';

const FORM_ID = 'list-place-form';

/** An exact place for a list among the lists of its board. */
export function ListPlaceDialog({ title, place, total, onMove, onCancel }: ListPlaceDialogProps) {
  const { t } = useTranslation(['scrumboard', 'common']);
  const locale = useLanguage();
  const [wanted, setWanted] = useState<number | null>(place);
  const [attempts, setAttempts] = useState(0);
  const isBad = wanted === null || !Number.isInteger(wanted) || wanted < 1 || wanted > total;
  const name = t('move.listTitle', { list: title });
  const submit = () => {
    if (isBad) setAttempts(attempts + 1);
    else onMove(wanted - 1);
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={name}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button onPress={onCancel}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM_ID}>
            {t('move.confirm')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} label={name} onSubmit={submit}>
        <NumberField
          label={t('place.position')}
          help={t('place.positionHelp', { last: total })}
          value={wanted}
          locale={locale}
          min={1}
          max={total}
          maxFractionDigits={0}
          error={attempts > 0 && isBad ? t('place.positionBad', { last: total }) : undefined}
          onChange={setWanted}
          onInvalid={() => setWanted(Number.NaN)}
          labels={{ increase: t('place.up'), decrease: t('place.down') }}
        />
      </Form>
    </Dialog>
  );
}

export interface ListPlaceDialogProps {
  /** The list's title. */
  title: string;
  /** Where it stands, from 1. */
  place: number;
  /** Lists of the board. */
  total: number;
  /** `index` from 0. */
  onMove: (index: number) => void;
  onCancel: () => void;
}
