import { Alert, Button, Card, FileDrop, Text } from '@stockroom/ui';
import type { ImportFault } from '#features/inventory/import/model/calls';
import type { ChosenFile, ImportEvent, RememberedImport } from '#features/inventory/import/model/importState';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Actions, BulletList, Narrow } from '../Import.styles';

/** Choosing the file. Shows why the last file could not be read, and the import that a reload interrupted. */
export function FileStep({ file, fault, error, remembered, onEvent }: FileStepProps) {
  const { t } = useTranslation('import');
  const describe = useDescribeError();
  const take = ([first]: File[]) => {
    if (first) onEvent({ type: 'file.chosen', file: { name: first.name, size: first.size, content: first } });
  };
  return (
    <Narrow>
      {fault && file && (
        <Alert tone="critical" title={t('fault.title')}>
          {t(`fault.${fault}`, { file: file.name })}
        </Alert>
      )}
      {error !== null && (
        <Alert tone="critical" title={describe(error).title}>
          {t('done.undoFailed', { reason: describe(error).message })}
        </Alert>
      )}
      {remembered && !fault && <InterruptedImport remembered={remembered} onEvent={onEvent} />}
      <Card>
        <FileDrop
          label={t('choose.label')}
          help={t('choose.help')}
          buttonLabel={fault ? t('choose.another') : t('choose.button')}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onFiles={take}
        />
      </Card>
      <Card title={t('choose.accepts')}>
        <BulletList>
          <li>{t('choose.acceptsEncodings')}</li>
          <li>{t('choose.acceptsRows')}</li>
          <li>{t('choose.acceptsUndo')}</li>
        </BulletList>
      </Card>
    </Narrow>
  );
}

function InterruptedImport({ remembered, onEvent }: { remembered: RememberedImport; onEvent: (event: ImportEvent) => void }) {
  const { t } = useTranslation('import');
  const { fileName, importId, rowsApplied } = remembered;
  if (importId === null) {
    return (
      <Alert
        tone="info"
        title={t('earlier.title', { file: fileName })}
        actions={
          <Button size="sm" onPress={() => onEvent({ type: 'earlier.dismissed' })}>
            {t('earlier.dismiss')}
          </Button>
        }
      >
        {t('earlier.message')}
      </Alert>
    );
  }
  return (
    <Alert
      tone="warning"
      title={t('earlier.appliedTitle', { file: fileName })}
      actions={
        <Actions>
          <Button size="sm" icon="undo" onPress={() => onEvent({ type: 'undo.requested' })}>
            {t('earlier.undo')}
          </Button>
          <Button size="sm" variant="quiet" onPress={() => onEvent({ type: 'earlier.dismissed' })}>
            {t('earlier.leave')}
          </Button>
        </Actions>
      }
    >
      <Text overflow="break">{t('earlier.applied', { count: rowsApplied })}</Text>
    </Alert>
  );
}

export interface FileStepProps {
  /** The file that could not be read. */
  file: ChosenFile | null;
  fault: ImportFault | null;
  /** Error of undoing an earlier import. */
  error: unknown;
  remembered: RememberedImport | null;
  onEvent: (event: ImportEvent) => void;
}
