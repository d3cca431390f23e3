import { Button, Icon } from '@stockroom/ui';
import { useRef } from 'react';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Failure, Container, State } from './SaveState.styles';

/** Whether typed changes are saved; shown once any were, or when saving failed. `<SaveState {...edit.saving} />` */
export function SaveState({ isSaving, isFailed, isUnsaved, hasSaved, error, onRetry }: SaveStateProps) {
  const { t } = useTranslation(['editing', 'common']);
  const describe = useDescribeError();
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button disappears with the failure; focus stays where the outcome is announced.
    place.current?.focus();
    onRetry();
  };
  const isSaved = hasSaved && !isUnsaved;
  return (
    <Container ref={place} tabIndex={-1}>
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
    </Container>
  );
}

/** Props from `useAutosave`. */
export interface SaveStateProps {
  isSaving: boolean;
  isFailed: boolean;
  /** Whether changes are not saved yet. */
  isUnsaved: boolean;
  /** Whether anything was saved since the edit began. */
  hasSaved: boolean;
  error: unknown;
  onRetry: () => void;
}
