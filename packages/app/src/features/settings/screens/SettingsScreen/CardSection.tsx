import type { PaymentCard } from '@stockroom/contract';
import { Button, Icon, Heading, Text, Inline } from '@stockroom/ui';
import { useState } from 'react';
import { useSaveSettings } from '#features/settings/api/useSaveSettings';
import { BRANDS } from '#features/settings/model/brands';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';
import { CardDialog } from './CardDialog';
import { RowName, Rows, RowText, Section } from './tabs.styles';

/** The shop's payment card. */
export function CardSection({ card }: { card: PaymentCard | null }) {
  const { t } = useTranslation('settings');
  const describe = useDescribeError();
  const save = useSaveSettings();
  const [isOpen, setOpen] = useState(false);
  const put = (next: PaymentCard | null, successMessage: string, undo?: () => void): void => {
    save({ card: next }).then(
      () =>
        toasts.show({
          id: 'card',
          tone: 'success',
          message: successMessage,
          ...(undo && { action: { label: t('undo'), onAction: undo, isUndo: true } }),
        }),
      (error: unknown) => {
        if (!shouldShowError(error)) return;
        toasts.show({ id: 'card', tone: 'critical', message: `${t('plan.cardFailed')} ${describe(error).message}` });
      },
    );
  };
  return (
    <Section data-apart aria-labelledby="card-title">
      <Heading level={3} id="card-title">
        {t('plan.card')}
      </Heading>
      {card ? (
        <Rows>
          <li>
            <Icon name="money" />
            <RowText>
              <RowName>
                {t('plan.cardName', { brand: BRANDS[card.brand] ?? t('plan.otherBrand'), digits: card.lastFour })}
              </RowName>
              <Text font="small" tone="muted" as="span">
                {t('plan.cardNote', { holder: card.holder, expires: formatExpiry(card.expires) })}
              </Text>
            </RowText>
            <Inline>
              <Button size="sm" onPress={() => setOpen(true)}>
                {t('plan.changeCard')}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                onPress={() => put(null, t('plan.cardRemoved'), () => put(card, t('plan.cardBack')))}
              >
                {t('plan.removeCard')}
              </Button>
            </Inline>
          </li>
        </Rows>
      ) : (
        <>
          <Text font="body" tone="muted">
            {t('plan.noCard')}
          </Text>
          <div>
            <Button icon="add" onPress={() => setOpen(true)}>
              {t('plan.addCard')}
            </Button>
          </div>
        </>
      )}
      {isOpen && <CardDialog onClose={() => setOpen(false)} onSave={(next) => save({ card: next })} />}
    </Section>
  );
}

/** Formats `2029-08` as printed on a card. */
const formatExpiry = (expires: string): string => `${expires.slice(5)}/${expires.slice(2, 4)}`;
