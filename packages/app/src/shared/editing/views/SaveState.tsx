import { useRef } from 'react';
import { Button, Icon } from '@stockroom/ui';
import { useTranslation } from '../../i18n/useTranslation';
import { useDescribeError } from '../../errors/useDescribeError';
import { Failure, Place, State } from './SaveState.styles';

/** Whether what is typed is saved; once anything was, or when it could not be. `<SaveState {...edit.saving} />` */
export function SaveState({ isSaving, isFailed, isUnsaved, hasSaved, error, onRetry }: SaveStateProps) {
  const { t } = useTranslation(['editing', 'common']);
  const describe = useDescribeError();
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button goes with the failure; the focus stays where what comes of it is said.
    place.current?.focus();
    onRetry();
  };
  const isSaved = hasSaved && !isUnsaved;
  return (
    <Place ref={place} tabIndex={-1}>
      {isFailed ? (
        <Failure role="alert">
          <Icon name="error" size={16} />
          <span>{t('saving.failed', { reason: describe(error).message })}</span>
          <Button size="sm" icon="retry" onPress={retry}>
            {t('common:retry')}
          </Button>
        </Failure>
      ) : (
        <State role="status">
          {isSaved && <Icon name="check" size={16} />}
          {isSaving ? t('saving.now') : isSaved && t('saving.done')}
        </State>
      )}
    </Place>
  );
}

/** Props from `useAutosave`. */
export interface SaveStateProps {
  isSaving: boolean;
  isFailed: boolean;
  /** Something is not stored yet. */
  isUnsaved: boolean;
  /** Something was stored since the edit began. */
  hasSaved: boolean;
  error: unknown;
  onRetry: () => void;
}
