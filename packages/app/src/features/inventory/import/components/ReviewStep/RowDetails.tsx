import { Badge, Text } from '@stockroom/ui';
import type { FieldChange, RecordView, ShownValue } from '#features/inventory/import/model/report';
import type { FieldTarget } from '#features/inventory/import/model/targets';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { PlainList } from '../Import.styles';
import { useProblemText } from '../importText';
import { ChangeTable, Details } from './ReviewStep.styles';

const MONEY: ReadonlySet<FieldTarget> = new Set<FieldTarget>(['cost', 'basePrice', 'price']);

/** A row's changes, field by field, and its problems. */
export function RowDetails({ row: { changes, issues, kind } }: { row: RecordView }) {
  const { t } = useTranslation('import');
  const problemText = useProblemText();
  return (
    <Details>
      {changes.length > 0 && <Changes changes={changes} />}
      {changes.length === 0 && (
        <Text font="small" tone="muted" overflow="break">
          {t(kind === 'add' ? 'rows.isNew' : 'rows.noChanges')}
        </Text>
      )}
      {issues.length > 0 && (
        <PlainList aria-label={t('rows.problems')}>
          {issues.map((issue) => (
            <li key={`${issue.target} ${issue.code}`}>
              <Badge tone={issue.severity === 'error' ? 'critical' : 'warning'}>{t(`target.${issue.target}`)}</Badge>{' '}
              {problemText(issue)}
            </li>
          ))}
        </PlainList>
      )}
    </Details>
  );
}

function Changes({ changes }: { changes: readonly FieldChange[] }) {
  const { t } = useTranslation('import');
  const shown = useShownValue();
  return (
    <ChangeTable aria-label={t('rows.changeTable')}>
      <thead>
        <tr>
          <th scope="col">{t('rows.field')}</th>
          <th scope="col">{t('rows.before')}</th>
          <th scope="col">{t('rows.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ target, before, after }) => (
          <tr key={target}>
            <th scope="row">{t(`target.${target}`)}</th>
            <td>{shown(target, before)}</td>
            <td>{shown(target, after)}</td>
          </tr>
        ))}
      </tbody>
    </ChangeTable>
  );
}

function useShownValue(): (target: FieldTarget, value: ShownValue) => string {
  const { t } = useTranslation('import');
  const format = useFormat();
  return (target, value) => {
    if (value === null || value === '') return t('rows.empty');
    if (typeof value === 'boolean') return t(value ? 'problems.yes' : 'problems.no');
    if (typeof value === 'string') return value.length > 300 ? `${value.slice(0, 300)}…` : value;
    if (target === 'images') return t('rows.pictures', { count: value });
    if (target === 'thumbnail') return t('rows.pictureNumber', { number: value });
    if (target === 'taxPercent') return format.percent(value);
    return MONEY.has(target) ? format.money(value) : format.number(value, 4);
  };
}
