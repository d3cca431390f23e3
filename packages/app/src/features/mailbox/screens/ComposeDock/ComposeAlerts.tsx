import { Alert, Button } from '@stockroom/ui';
import { conflictingMail } from '#features/mailbox/api/composeCalls';
import { toComposeDraft } from '#features/mailbox/model/replies';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { Compose } from './useCompose';

/** Errors of a mail that is being written, with their actions: not sent, not saved, or also edited elsewhere. */
export function ComposeAlerts({ compose }: { compose: Compose }) {
  const { t } = useTranslation(['mailbox', 'common']);
  const describe = useDescribeError();
  const { draft, snapshot, send } = compose;
  const { error } = snapshot.context;
  const current = conflictingMail(error);
  return (
    <>
      {snapshot.matches('failed') && <Alert tone="critical">{`${t('compose.failed')} ${describe(error).message}`}</Alert>}
      {snapshot.matches({ editing: 'saveFailed' }) && (
        <Alert
          tone="warning"
          actions={
            <Button size="sm" onPress={() => send({ type: 'draft.kept' })}>
              {t('common:retry')}
            </Button>
          }
        >
          {`${t('compose.saveFailed')} ${describe(error).message}`}
        </Alert>
      )}
      {current && (
        <Alert
          tone="warning"
          actions={
            <>
              <Button size="sm" onPress={() => compose.settle({ ...draft, updatedAt: current.updatedAt })}>
                {t('compose.keepMine')}
              </Button>
              <Button size="sm" onPress={() => compose.settle(toComposeDraft(current))}>
                {t('compose.takeTheirs')}
              </Button>
            </>
          }
        >
          {t('compose.conflict')}
        </Alert>
      )}
    </>
  );
}
