import { type AddLabelsBody, LABEL_LIMITS, type LabelCopies, type LabelJob, type LabelRow } from '@stockroom/contract';
import { Button, ConfirmDialog, EmptyState, Inline, Skeleton, Text } from '@stockroom/ui';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { ProductFinder } from '#entities/products/ProductFinder/ProductFinder';
import { LabelRows } from '#features/queues/components/LabelRows/LabelRows';
import { LabelSettings } from '#features/queues/components/LabelSettings/LabelSettings';
import { CalibrationSheet } from '#features/queues/components/LabelSheet/CalibrationSheet';
import { LabelSheet, roomOf } from '#features/queues/components/LabelSheet/LabelSheet';
import { PrintedPapers } from '#features/queues/components/LabelSheet/PrintedPapers';
import { type BarcodeProblem, problemOf } from '#features/queues/model/barcodeBars';
import type { DrawnBarcode } from '#features/queues/model/drawBarcode';
import { copiesWanted, countLabels, labelItems, MOST_LABELS, printedRows } from '#features/queues/model/labelItems';
import { countLabelsPerSheet, layOut, templateOf } from '#features/queues/model/labelTemplates';
import { FIRST_SETTINGS, printerOf, PrintSettings } from '#features/queues/model/printers';
import { importOrReload } from '#shared/codeLoading/importOrReload';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryPage } from '#shared/query/QueryPage';
import { lazyPart } from '#shared/routing/lazyPart';
import { RoleFields } from '#shared/session/RoleFields';
import { useHasRole } from '#shared/session/useHasRole';
import { localStore } from '#shared/storage/safeStorage';
import { storageKeys } from '#shared/storage/storageKeys';
import { toasts } from '#shared/toast/toast';
import { useUndoToast } from '#shared/undo/useUndoToast';
import type { QueuePage } from '../queuePage';
import { Tab } from '../QueuesScreen.styles';
import { LabelPreview } from './LabelPreview';
import { Finder, LabelLayout } from './LabelsTab.styles';
import { PrintedJobs } from './PrintedJobs';
import { useLabelPrintJobs } from './useLabelPrintJobs';

/** Sources of labels; the code loads on click. */
const LazyLabelSources = lazyPart('label-sources', async () => (await import('./LabelSources')).LabelSources);

const NONE: never[] = [];

/** Pending labels with products, numbers and paper; and printed label jobs. */
export function LabelsTab({ state, move }: QueuePage) {
  const { t } = useTranslation('queues');
  const jobs = useLabelPrintJobs();
  const offerUndo = useUndoToast();
  const { waiting } = jobs;
  const rows = waiting?.rows ?? NONE;

  // A product passed by another page. Safe against double submits: it is in the job once.
  const take = useEffectEvent((productId: number) => {
    void jobs.add([{ productId, copies: 'stock' }]);
    move({ product: null });
  });
  useEffect(() => {
    if (state.product !== null) take(state.product);
  }, [state.product]);

  const addFrom = async (products: AddLabelsBody['products']): Promise<boolean> => {
    if (products.length > LABEL_LIMITS.rows) {
      toasts.show({ id: 'labels', tone: 'warning', message: t('labels.tooManyRows', { most: LABEL_LIMITS.rows }) });
      return false;
    }
    const isAdded = await jobs.add(products);
    if (isAdded) toasts.show({ id: 'labels', tone: 'success', message: t('labels.taken', { count: products.length }) });
    return isAdded;
  };
  const removeRow = (job: LabelJob, row: LabelRow) => {
    void jobs.setRows(
      job,
      job.rows.filter(({ productId }) => productId !== row.productId),
    );
    const undo = () => void jobs.add([{ productId: row.productId, copies: row.copies }]);
    offerUndo({ id: 'label-removed', message: t('labels.removed', { name: row.name }), undo });
  };
  const setCopies = (job: LabelJob, row: LabelRow, copies: LabelCopies) =>
    void jobs.setRows(
      job,
      job.rows.map((each) => (each.productId === row.productId ? { ...each, copies } : each)),
    );
  const may = useHasRole('write');
  const labels = { failed: t('labels.failed'), stale: t('labels.stale') };
  return (
    <Tab>
      <QueryPage query={jobs.query} count={1} labels={labels} waiting={<Skeleton shape="rect" height={120} />} empty={null}>
        {may && (
          <>
            <Finder>
              <ProductFinder onFound={({ id }, quantity) => void jobs.add([{ productId: id, copies: copiesWanted(quantity) }])} />
            </Finder>
            <Inline justify="endAbovePhone">
              <Button icon="add" onPress={() => move({ overlay: 'sources' })}>
                {t('labels.fromSource')}
              </Button>
            </Inline>
          </>
        )}
        {waiting && rows.length > 0 ? (
          <WaitingLabels
            rows={rows}
            onCopies={(row, copies) => setCopies(waiting, row, copies)}
            onRemove={(row) => removeRow(waiting, row)}
            onPrinted={(printed) => void jobs.notePrinted(waiting, printed)}
          />
        ) : (
          <EmptyState illustration="box" title={t('labels.empty')}>
            {t('labels.emptyText')}
          </EmptyState>
        )}
        <PrintedJobs
          jobs={may ? jobs.printed : NONE}
          onAgain={(job) =>
            void jobs.add(job.rows.filter(({ gone }) => !gone).map(({ productId, copies }) => ({ productId, copies })))
          }
          onRemove={(job) => void jobs.remove(job)}
        />
      </QueryPage>
      {may && state.overlay === 'sources' && <LazyLabelSources onAdd={addFrom} onClose={() => move({ overlay: null })} />}
    </Tab>
  );
}

interface WaitingLabelsProps {
  rows: readonly LabelRow[];
  onCopies: (row: LabelRow, copies: LabelCopies) => void;
  onRemove: (row: LabelRow) => void;
  /** Called when the user confirmed that these were printed. */
  onPrinted: (rows: readonly LabelRow[]) => void;
}

function WaitingLabels({ rows, onCopies, onRemove, onPrinted }: WaitingLabelsProps) {
  const { t } = useTranslation('queues');
  const format = useFormat();
  const may = useHasRole('write');
  const statusId = useId();
  // Not persisted: each change is written to the device's storage.
  const [settings, setSettings] = useState(() => readPrintSettings());
  // Not persisted: the next print starts on another sheet.
  const [start, setStart] = useState(1);
  const [isCalibrating, setCalibrating] = useState(false);
  const template = templateOf(settings.template, settings.own);
  const printer = printerOf(settings);
  const { barcodes, problems, isReady } = useBarcodes(rows, roomOf(template));
  const total = countLabels(rows);
  const places = countLabelsPerSheet(template);
  const isStartRight = places === 1 || (start >= 1 && start <= places);
  const papers = layOut(labelItems(rows), template, isStartRight ? start : 1).map((placed, at) => ({ number: at + 1, placed }));
  const paper = { template, printer, barcodes, formatPrice: format.money };

  // No browser reports whether its dialog printed or was cancelled: labels count as printed only when the user confirms it.
  const [asked, setAsked] = useState<readonly LabelRow[] | null>(null);
  const openPrintedConfirmation = () => {
    if (may && papers.length > 0 && !isCalibrating) setAsked(printedRows(rows));
  };
  const onAfterPrint = useEffectEvent(openPrintedConfirmation);
  useEffect(() => {
    const listener = () => onAfterPrint();
    window.addEventListener('afterprint', listener);
    return () => window.removeEventListener('afterprint', listener);
  }, []);
  const print = () => {
    window.print();
    openPrintedConfirmation();
  };
  const calibrate = () => {
    // The browser prints the current DOM at once.
    flushSync(() => setCalibrating(true));
    window.print();
    setCalibrating(false);
  };
  return (
    <LabelLayout>
      <section aria-label={t('labels.rows')}>
        <RoleFields needed="write">
          <LabelRows rows={rows} problems={problems} onCopies={onCopies} onRemove={onRemove} />
        </RoleFields>
      </section>
      <section aria-label={t('labels.paper')}>
        <LabelSettings
          settings={settings}
          start={start}
          onChange={(next) => {
            setSettings(next);
            writePrintSettings(next);
          }}
          onStart={setStart}
          onCalibrate={calibrate}
        />
        <Text id={statusId} tone="muted" overflow="break" role="status">
          {t('labels.total', {
            count: Math.min(total, MOST_LABELS),
            pages: t('labels.pages', { count: papers.length }),
          })}
          {total > MOST_LABELS && ` ${t('labels.tooMany', { most: MOST_LABELS, count: total })}`}
          {!isStartRight && ` ${t('labels.startFirst')}`}
        </Text>
        <Button
          variant="primary"
          icon="print"
          aria-describedby={statusId}
          disabled={papers.length === 0 || !isStartRight || !isReady}
          onPress={print}
        >
          {t('labels.print')}
        </Button>
        <LabelPreview papers={papers.map(({ placed }) => placed)} {...paper} />
      </section>
      <PrintedPapers paper={template.paper}>
        {isCalibrating ? (
          <CalibrationSheet
            template={template}
            printer={printer}
            instructions={(inset, length) => t('labels.calibration', { inset: format.number(inset), length })}
          />
        ) : (
          papers.map(({ number, placed }) => <LabelSheet key={number} placed={placed} {...paper} />)
        )}
      </PrintedPapers>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={t('labels.ask.title')}
        message={`${t('labels.ask.text')}${asked && asked.length < rows.length ? ` ${t('labels.ask.others')}` : ''}`}
        confirmLabel={t('labels.ask.yes')}
        cancelLabel={t('labels.ask.no')}
        onConfirm={() => {
          setAsked(null);
          if (asked) onPrinted(asked);
        }}
      />
    </LabelLayout>
  );
}

/** Reads this device's print settings; invalid ones fall back to the defaults. */
function readPrintSettings(): PrintSettings {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), PrintSettings), localStore.get(storageKeys.labels));
  return read.success ? read.output : FIRST_SETTINGS;
}

function writePrintSettings(settings: PrintSettings): void {
  localStore.set(storageKeys.labels, JSON.stringify(settings));
}

type Draw = (code: string) => DrawnBarcode | null;

/**
 * The bars of all barcodes, once the barcode library has loaded, with the problem of each.
 * @param room width that a barcode may have, in millimetres
 */
function useBarcodes(rows: readonly LabelRow[], room: number) {
  const [draw, setDraw] = useState<Draw | null>(null);
  const isWanted = rows.some(({ barcode }) => barcode !== '');
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    importOrReload('barcodes', async () => (await import('#features/queues/model/drawBarcode')).drawBarcode).then(
      (loaded) => !isOver && setDraw(() => loaded),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isWanted]);
  return useMemo(() => {
    const barcodes = new Map<string, DrawnBarcode>();
    const problems = new Map<number, BarcodeProblem>();
    for (const { productId, barcode } of rows) {
      const drawn = barcodes.get(barcode) ?? draw?.(barcode) ?? null;
      if (drawn) barcodes.set(barcode, drawn);
      const problem = problemOf(barcode, drawn ? room / drawn.modules : null);
      if (problem) problems.set(productId, problem);
    }
    return { barcodes, problems, isReady: !isWanted || draw !== null };
  }, [rows, draw, room, isWanted]);
}
