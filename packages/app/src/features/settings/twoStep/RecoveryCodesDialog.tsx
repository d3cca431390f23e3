import { Button, CopyButton, Dialog, Text, Inline } from '@stockroom/ui';
import { createPortal } from 'react-dom';
import { downloadFile, exportedFileName } from '#shared/files/downloadFile';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Fields } from '../screens/SettingsScreen/SettingsEditor.styles';
import { CodeList, PrintCodesOnly, Paper, Secret } from './twoStep.styles';

/** The recovery codes, shown only this once: to be copied, downloaded or printed. */
export function RecoveryCodesDialog({ codes, email, madeAt, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation(['twoStep', 'common']);
  const format = useFormat();
  const text = `${t('fileTitle', { email, day: format.date(madeAt.getTime()) })}\n\n${codes.join('\n')}\n`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('codesTitle')}
      closeLabel={t('common:close')}
      dismissable={false}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('kept')}
        </Button>
      }
    >
      <Fields>
        <Text font="body" tone="muted">
          {t('codesText')}
        </Text>
        <CodeList aria-label={t('codesName')}>
          {codes.map((code) => (
            <li key={code}>
              <Secret>{code}</Secret>
            </li>
          ))}
        </CodeList>
        <Inline>
          <Button
            icon="download"
            onPress={() =>
              downloadFile(new Blob([text], { type: 'text/plain' }), exportedFileName('recovery-codes', madeAt, 'txt'))
            }
          >
            {t('download')}
          </Button>
          <Button icon="print" onPress={() => window.print()}>
            {t('print')}
          </Button>
          <CopyButton
            size="md"
            text={codes.join('\n')}
            labels={{ copy: t('copyCodes'), copied: t('copied'), refused: t('refused') }}
          />
        </Inline>
      </Fields>
      {createPortal(
        <>
          <PrintCodesOnly />
          <Paper data-printed aria-hidden>
            {text}
          </Paper>
        </>,
        document.body,
      )}
    </Dialog>
  );
}

export interface RecoveryCodesDialogProps {
  codes: string[];
  /** The account of the codes, for the file and the printout. */
  email: string;
  madeAt: Date;
  onClose: () => void;
}
