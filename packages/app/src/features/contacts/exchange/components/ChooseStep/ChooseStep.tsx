import { Alert, FileDrop, Text, Stack } from '@stockroom/ui';
import type { ImportContext, ImportEvent } from '#features/contacts/exchange/model/importState';
import { useTranslation } from '#shared/i18n/useTranslation';
import { PhoneCountry, type PhoneCountryProps } from '../PhoneCountry/PhoneCountry';

/** Choosing the file. Shows why the last file could not be read, and how to fix it. */
export function ChooseStep({ file, fault, country, countries, onEvent }: ChooseStepProps) {
  const { t } = useTranslation('exchange');
  const take = ([first]: File[]) => {
    if (first) onEvent({ type: 'file.chosen', file: first });
  };
  return (
    <Stack>
      {fault && (
        <Alert tone="critical" title={t('fault.title', { file: file?.name ?? '' })}>
          {t(`fault.${fault}`)}
        </Alert>
      )}
      <FileDrop
        label={t('choose.label')}
        help={t('choose.help')}
        buttonLabel={t(fault ? 'choose.another' : 'choose.button')}
        accept=".vcf,.vcard,.csv,.tsv,.txt,text/vcard,text/x-vcard,text/csv,text/plain"
        onFiles={take}
      />
      <PhoneCountry isExplained country={country} countries={countries} onEvent={onEvent} />
      <Text font="small" tone="muted" overflow="break">
        {t('choose.promise')}
      </Text>
    </Stack>
  );
}

export interface ChooseStepProps extends Pick<ImportContext, 'file' | 'fault'>, PhoneCountryProps {
  onEvent: (event: ImportEvent) => void;
}
