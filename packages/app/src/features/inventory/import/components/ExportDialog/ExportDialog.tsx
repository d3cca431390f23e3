import type { ProductQuery } from '@stockroom/contract';
import { Alert, Button, Checkbox, Dialog, ProgressBar, RadioGroup, Select, Text, Stack } from '@stockroom/ui';
import { useState } from 'react';
import { DEFAULT_EXPORT_OPTIONS, type ExportOptions } from '#features/inventory/import/model/exportCsv';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';
import { usePercent } from '../importText';
import { Pair } from './ExportDialog.styles';
import { type ExportServices, exportServices } from './exportServices';
import { useExport } from './useExport';

const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t' } as const;
type DelimiterName = keyof typeof DELIMITERS;
type Scope = 'selected' | 'matching';

/** Lets the user choose the file's format, writes it in the background and passes it to the browser. */
export function ExportDialog({ open, onOpenChange, query, total, selectedIds, services = exportServices }: ExportDialogProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const describe = useDescribeError();
  const percent = usePercent();
  const { state, start, cancel } = useExport(services);
  const [options, setOptions] = useState<ExportOptions>(() => optionsFor(format.locale));
  const [scope, setScope] = useState<Scope | null>(null);
  const selected = selectedIds?.size ?? 0;
  const chosen = scope ?? (selected > 0 ? 'selected' : 'matching');
  const count = chosen === 'selected' ? selected : total;
  const working = state.kind === 'working';
  const change = (changes: Partial<ExportOptions>) => setOptions({ ...options, ...changes });
  const narrowed =
    query.search === '' ? t('export.filtered', { count: total }) : t('export.matching', { count: total, search: query.search });
  const matching = query.search === '' && !query.filters ? t('export.all', { count: total }) : narrowed;

  const run = async () => {
    const done = await start({ query, ids: chosen === 'selected' && selectedIds ? selectedIds : null }, options);
    if (!done) return;
    toasts.show({ tone: 'success', message: t('export.done', { count: done.rows, file: done.fileName }) });
    onOpenChange(false);
  };
  const close = (next: boolean) => {
    if (!next) cancel();
    onOpenChange(next);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t('export.title')}
      description={t('export.description')}
      closeLabel={t('export.close')}
      dismissable={!working}
      footer={
        <>
          <Button onPress={() => close(false)}>{t('export.cancel')}</Button>
          <Button
            variant="primary"
            icon="download"
            loading={working}
            loadingText={t('export.working')}
            disabled={count === 0}
            onPress={() => void run()}
          >
            {state.kind === 'failed' ? t('export.retry') : t('export.start')}
          </Button>
        </>
      }
    >
      <Stack>
        {state.kind === 'failed' && (
          <Alert tone="critical" title={t('export.failed')}>
            {describe(state.error).message}
          </Alert>
        )}
        {selected > 0 ? (
          <RadioGroup
            label={t('export.what')}
            value={chosen}
            disabled={working}
            options={[
              { value: 'selected', label: t('export.selected', { count: selected }) },
              { value: 'matching', label: matching },
            ]}
            onChange={setScope}
          />
        ) : (
          <Text overflow="break">{total === 0 ? t('export.nothing') : matching}</Text>
        )}
        <Pair>
          <Select<DelimiterName>
            label={t('export.delimiter')}
            value={delimiterName(options)}
            disabled={working}
            options={(['comma', 'semicolon', 'tab'] as const).map((name) => ({ value: name, label: t(`delimiters.${name}`) }))}
            onChange={(name) => change({ delimiter: DELIMITERS[name] })}
          />
          <Select
            label={t('export.decimal')}
            value={options.decimal}
            disabled={working}
            options={(['dot', 'comma'] as const).map((sign) => ({ value: sign, label: t(`export.decimals.${sign}`) }))}
            onChange={(decimal) => change({ decimal })}
          />
        </Pair>
        <Checkbox
          label={t('export.bom')}
          help={t('export.bomHelp')}
          checked={options.bom}
          disabled={working}
          onChange={(bom) => change({ bom })}
        />
        <Checkbox
          label={t('export.keepCodes')}
          help={t('export.keepCodesHelp')}
          checked={options.keepCodes}
          disabled={working}
          onChange={(keepCodes) => change({ keepCodes })}
        />
        <Checkbox
          label={t('export.pictures')}
          help={t('export.picturesHelp')}
          checked={options.withPictures}
          disabled={working}
          onChange={(withPictures) => change({ withPictures })}
        />
        {working && (
          <ProgressBar
            label={t('export.working')}
            value={Math.round(state.progress * 1000)}
            max={1000}
            valueText={t('export.progress', { percent: percent(state.progress) })}
          />
        )}
      </Stack>
    </Dialog>
  );
}

/** Spreadsheets of countries with a decimal comma expect semicolons between cells. */
function optionsFor(locale: string): ExportOptions {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.some(({ value }) => value === ',')
    ? { ...DEFAULT_EXPORT_OPTIONS, delimiter: ';', decimal: 'comma' }
    : DEFAULT_EXPORT_OPTIONS;
}

function delimiterName({ delimiter }: ExportOptions): DelimiterName {
  if (delimiter === ';') return 'semicolon';
  return delimiter === '\t' ? 'tab' : 'comma';
}

export interface ExportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The list's query: all of its results are exported, not only the page. */
  query: Pick<ProductQuery, 'search' | 'sort' | 'order' | 'filters'>;
  /** Number of products that match the query. */
  total: number;
  /** Keys (ids as text) of the selected products, on any page. */
  selectedIds?: ReadonlySet<string>;
  services?: ExportServices;
}
