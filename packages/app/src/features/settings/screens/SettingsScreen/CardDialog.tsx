import type { PaymentCard } from '@stockroom/contract';
import { Button, Dialog, ErrorSummary, FieldGrid, Form, TextField, Text } from '@stockroom/ui';
import { useId, useState } from 'react';
import {
  brandOf,
  CARD_FIELDS,
  type CardDraft,
  cardProblems,
  formatCardNumber,
  toPaymentCard,
  NO_CARD,
} from '#features/settings/model/cardForm';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';
import { Fields } from './SettingsEditor.styles';

const AUTO_COMPLETE = { holder: 'cc-name', number: 'cc-number', expires: 'cc-exp', code: 'cc-csc' } as const;

/**
 * A form for a new payment card. Only its brand, last four digits, expiry month and holder's name are sent; the typed text is
 * never stored.
 */
export function CardDialog({ onClose, onSave }: CardDialogProps) {
  const { t } = useTranslation(['settings', 'common']);
  const describe = useDescribeError();
  const base = useId();
  const [draft, setDraft] = useState<CardDraft>(NO_CARD);
  const [left, setLeft] = useState<ReadonlySet<keyof CardDraft>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const problems = cardProblems(draft);
  const brand = brandOf(draft.number);
  const textOf = (field: keyof CardDraft): string | undefined => {
    const problem = problems[field];
    if (!problem || (attempt === 0 && !left.has(field))) return undefined;
    return t(`plan.rules.${problem}`, { count: brand?.code.size ?? 3 });
  };
  const errors = CARD_FIELDS.flatMap((field) => {
    const message = textOf(field);
    return message === undefined ? [] : [{ fieldId: `${base}-${field}`, message: `${t(`plan.${field}`)}: ${message}` }];
  });
  const submit = async () => {
    if (Object.keys(problems).length > 0) {
      setAttempt(attempt + 1);
      return;
    }
    setBusy(true);
    try {
      await onSave(toPaymentCard(draft));
      toasts.show({ id: 'card', tone: 'success', message: t('plan.cardSaved') });
      onClose();
    } catch (error) {
      toasts.show({ id: 'card', tone: 'critical', message: `${t('plan.cardFailed')} ${describe(error).message}` });
      setBusy(false);
    }
  };
  const text = (field: keyof CardDraft) => ({
    id: `${base}-${field}`,
    label: t(`plan.${field}`),
    value: draft[field],
    error: textOf(field),
    autoComplete: AUTO_COMPLETE[field],
    required: true,
    requiredText: t('common:required'),
    onChange: (value: string) => setDraft({ ...draft, [field]: value }),
    onBlur: () => {
      if (draft[field] !== '') setLeft(new Set(left).add(field));
      if (field === 'number') setDraft({ ...draft, number: formatCardNumber(draft.number) });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={false}
      size="sm"
      title={t('plan.cardTitle')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form={`${base}-form`} variant="primary" loading={isBusy} loadingText={t('saving')}>
            {t('plan.saveCard')}
          </Button>
        </>
      }
    >
      <Form id={`${base}-form`} label={t('plan.cardTitle')} busy={isBusy} onSubmit={() => void submit()}>
        <Fields>
          {attempt > 0 && errors.length > 0 && (
            <ErrorSummary title={t('problems', { count: errors.length })} errors={errors} attempt={attempt} />
          )}
          <Text font="body" tone="muted">
            {t('plan.cardKept')}
          </Text>
          <TextField {...text('holder')} />
          <TextField {...text('number')} inputMode="numeric" suffix={brand?.name} />
          <FieldGrid fieldWidth={140}>
            <TextField {...text('expires')} placeholder={t('plan.expiresExample')} inputMode="numeric" />
            <TextField {...text('code')} help={t('plan.codeHelp', { count: brand?.code.size ?? 3 })} inputMode="numeric" />
          </FieldGrid>
        </Fields>
      </Form>
    </Dialog>
  );
}

export interface CardDialogProps {
  onClose: () => void;
  onSave: (card: PaymentCard) => Promise<unknown>;
}
