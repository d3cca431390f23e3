import type { Contact, ContactTag } from '@stockroom/contract';
import { Button, Dialog, RadioGroup, Text, Stack } from '@stockroom/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';
import { EXPORT_FORMATS, type ExportFormat, type ExportServices, exportServices, useContactExport } from './useContactExport';

/** Lets the user choose a format, writes the contacts and passes the file to the browser. */
export function ExportDialog({ contacts, tags, isSelection, onClose, services = exportServices }: ExportDialogProps) {
  const { t } = useTranslation(['exchange', 'common']);
  const [format, setFormat] = useState<ExportFormat>('csv');
  const { isWorking, write } = useContactExport(contacts, tags, services);
  const count = contacts.length;
  const run = async () => {
    const file = await write(format);
    if (file === null) return;
    toasts.show({ tone: 'success', message: t('export.done', { count, file }) });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('export.title')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button
            variant="primary"
            icon="download"
            loading={isWorking}
            loadingText={t('export.working')}
            disabled={count === 0}
            onPress={() => void run()}
          >
            {t('export.start')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text overflow="break">
          {count === 0 ? t('export.nothing') : t(isSelection ? 'export.selected' : 'export.all', { count })}
        </Text>
        <RadioGroup
          label={t('export.format')}
          value={format}
          disabled={isWorking}
          options={EXPORT_FORMATS.map((value) => ({
            value,
            label: t(`export.formats.${value}`),
            help: t(`export.helps.${value}`),
          }))}
          onChange={setFormat}
        />
      </Stack>
    </Dialog>
  );
}

export interface ExportDialogProps {
  /** Contacts to export. */
  contacts: readonly Contact[];
  /** All existing tags, for their titles. */
  tags: readonly ContactTag[];
  /** Whether the contacts are a selection; otherwise they are all contacts. */
  isSelection: boolean;
  onClose: () => void;
  services?: ExportServices;
}
