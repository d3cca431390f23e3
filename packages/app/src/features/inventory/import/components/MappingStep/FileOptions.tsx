import { Checkbox, Select } from '@stockroom/ui';
import type { ImportEvent } from '#features/inventory/import/model/importState';
import type { FileInfo } from '#features/inventory/import/model/report';
import { type Delimiter, DELIMITERS } from '#shared/csv/csvReader';
import { ENCODINGS } from '#shared/csv/encoding';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Options } from './MappingStep.styles';

const DELIMITER_NAMES = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const satisfies Record<Delimiter, string>;

/** How the file's bytes became cells. Everything is detected; a correction here reads the file again. */
export function FileOptions({ info, onEvent }: FileOptionsProps) {
  const { t } = useTranslation('import');
  return (
    <Options>
      <Select
        label={t('map.encoding')}
        help={info.encodingSure ? undefined : t('map.encodingUnsure')}
        value={info.encoding}
        options={ENCODINGS.map((encoding) => ({ value: encoding, label: t(`encodings.${encoding}`) }))}
        onChange={(encoding) => onEvent({ type: 'reading.changed', choices: { encoding } })}
      />
      <Select
        label={t('map.delimiter')}
        value={DELIMITER_NAMES[info.delimiter]}
        options={DELIMITERS.map((delimiter) => ({
          value: DELIMITER_NAMES[delimiter],
          label: t(`delimiters.${DELIMITER_NAMES[delimiter]}`),
        }))}
        onChange={(name) => {
          const delimiter = DELIMITERS.find((item) => DELIMITER_NAMES[item] === name);
          if (delimiter) onEvent({ type: 'reading.changed', choices: { delimiter } });
        }}
      />
      <Checkbox
        label={t('map.hasHeader')}
        checked={info.hasHeader}
        onChange={(hasHeader) => onEvent({ type: 'reading.changed', choices: { hasHeader } })}
      />
    </Options>
  );
}

export interface FileOptionsProps {
  info: FileInfo;
  onEvent: (event: ImportEvent) => void;
}
