import { Alert, Button, Card, Text, Stack } from '@stockroom/ui';
import { useRef } from 'react';
import type { ImportEvent } from '#features/inventory/import/model/importState';
import { type Mapping, type MappingFault, mappingFaults } from '#features/inventory/import/model/mapping';
import type { FileInfo } from '#features/inventory/import/model/report';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Actions, BulletList, Foot } from '../Import.styles';
import { FileOptions } from './FileOptions';
import { MappingTable } from './MappingTable';
import { RuleOptions } from './RuleOptions';
import { useColumnName } from './useColumnName';

/** The file's format, the meaning of its columns, and how its rows match the store's products. */
export function MappingStep({ info, mapping, restored, onEvent }: MappingStepProps) {
  const { t } = useTranslation('import');
  const faults = mappingFaults(mapping);
  const faultText = useFaultText(info);
  const faultsRef = useRef<HTMLDivElement>(null);
  const check = () => {
    if (faults.length > 0) faultsRef.current?.focus();
    else onEvent({ type: 'check.requested' });
  };
  const facts = [
    t(`format.${info.format}`),
    t('map.rows', { count: info.rows }),
    t('map.columns', { count: info.columns.length }),
  ];
  return (
    <Stack gap={6}>
      {restored && <Alert tone="info">{t('map.restored')}</Alert>}
      {info.notes.length > 0 && (
        <Alert tone="warning">
          <BulletList>
            {info.notes.map(({ code, count }) => (
              <li key={code}>{t(`note.${code}`, { count })}</li>
            ))}
          </BulletList>
        </Alert>
      )}
      <Card title={info.name}>
        <Text font="small" tone="muted" overflow="break">
          {facts.join(' · ')}
        </Text>
        <FileOptions info={info} onEvent={onEvent} />
      </Card>
      <MappingTable info={info} mapping={mapping} onEvent={onEvent} />
      <Card title={t('map.rules')}>
        <RuleOptions mapping={mapping} onEvent={onEvent} />
      </Card>
      <div ref={faultsRef} tabIndex={-1}>
        {faults.length > 0 && (
          <Alert tone="warning" title={t('mapFault.title')} live="polite">
            <BulletList>
              {faults.map((fault) => (
                <li key={faultText(fault)}>{faultText(fault)}</li>
              ))}
            </BulletList>
          </Alert>
        )}
      </div>
      <Foot>
        <Button onPress={() => onEvent({ type: 'file.removed' })}>{t('choose.another')}</Button>
        <Actions>
          <Button variant="primary" onPress={check}>
            {t('map.check')}
          </Button>
        </Actions>
      </Foot>
    </Stack>
  );
}

function useFaultText(info: FileInfo): (fault: MappingFault) => string {
  const { t } = useTranslation('import');
  const columnName = useColumnName();
  return (fault) => {
    switch (fault.code) {
      case 'nothingMapped':
        return t('mapFault.nothingMapped');
      case 'identifierMissing':
        return t('mapFault.identifierMissing', { field: t(`target.${fault.identifier}`) });
      case 'targetTwice':
        return t('mapFault.targetTwice', { field: t(`target.${fault.target}`) });
      case 'taxesOpen':
        return t('mapFault.taxesOpen', { column: columnName(info, fault.column) });
      case 'decimalOpen':
        return t('mapFault.decimalOpen', { column: columnName(info, fault.column) });
    }
  };
}

export interface MappingStepProps {
  info: FileInfo;
  mapping: Mapping;
  /** Whether earlier columns and corrections were restored. */
  restored: boolean;
  onEvent: (event: ImportEvent) => void;
}
