import { Button, Icon } from '@stockroom/ui';
import { useTranslation } from 'react-i18next';
import { useDescribeError } from '../../../../shared/errors/useDescribeError';
import { Failure, State } from './CardDialog.styles';

/** Whether what is typed is saved; once anything was, or when it could not be. */
export function SaveState({ isSaving, isFailed, isUnsaved, hasSaved, error, onRetry }: SaveStateProps) {
  const { t } = useTranslation('scrumboard');
  const describe = useDescribeError();
  if (isFailed) {
    return (
      <Failure role="alert">
        <Icon name="error" size={16} />
        <span>{t('card.failedHere', { reason: describe(error).message })}</span>
        <Button size="sm" icon="retry" onPress={onRetry}>
          {t('actions.retry')}
        </Button>
      </Failure>
    );
  }
  const isSaved = hasSaved && !isUnsaved;
  return (
    <State role="status">
      {isSaved && <Icon name="check" size={16} />}
      {isSaving ? t('card.saving') : isSaved && t('card.saved')}
    </State>
  );
}

export interface SaveStateProps {
  isSaving: boolean;
  isFailed: boolean;
  /** Something is not stored yet. */
  isUnsaved: boolean;
  /** Something was stored since the dialog was opened. */
  hasSaved: boolean;
  error: unknown;
  onRetry: () => void;
}
