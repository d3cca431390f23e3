import { type CountryItem, Dialog, ProgressBar, Stack } from '@stockroom/ui';
import { ChooseStep } from '#features/contacts/exchange/components/ChooseStep/ChooseStep';
import { OutcomeStep, UndoneStep } from '#features/contacts/exchange/components/OutcomeStep/OutcomeStep';
import { ReviewStep } from '#features/contacts/exchange/components/ReviewStep/ReviewStep';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { ImportButtons, type ImportButtonsProps } from './ImportButtons';
import type { ImportSnapshot } from './importSnapshot';

/** The dialog of the import in a state of its machine. */
export function ImportView({ snapshot, countries, onEvent, onClose }: ImportViewProps) {
  const { t } = useTranslation(['exchange', 'common']);
  // Pending calls are finished first, so that the outcome can be reported.
  const close = () => {
    if (snapshot.matches('adding')) onEvent({ type: 'work.cancelled' });
    else if (!snapshot.matches('undoing')) onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={close}
      title={t('import.title')}
      closeLabel={t('common:close')}
      dismissable={!snapshot.hasTag('guarded')}
      footer={<ImportButtons snapshot={snapshot} onEvent={onEvent} onClose={onClose} />}
    >
      <Stack>
        <Step snapshot={snapshot} countries={countries} onEvent={onEvent} />
      </Stack>
    </Dialog>
  );
}

function Step({ snapshot, countries, onEvent }: Omit<ImportViewProps, 'onClose'>) {
  const { t } = useTranslation('exchange');
  const { file, fault, country, review, wanted, outcome, undone } = snapshot.context;
  if (snapshot.matches('choosing')) {
    return <ChooseStep file={file} fault={fault} country={country} countries={countries} onEvent={onEvent} />;
  }
  if (snapshot.matches('reviewing') && review) {
    return <ReviewStep review={review} wanted={wanted} country={country} countries={countries} onEvent={onEvent} />;
  }
  if (snapshot.matches('done') && outcome) return <OutcomeStep outcome={outcome} />;
  if (snapshot.matches('undone') && undone) return <UndoneStep undone={undone} />;
  if (snapshot.matches('adding')) return <ProgressStep snapshot={snapshot} step="adding" title={t('adding.title')} />;
  if (snapshot.matches('undoing')) return <ProgressStep snapshot={snapshot} step="undo" title={t('undo.title')} />;
  return <ProgressStep snapshot={snapshot} step="reading" title={t('reading.title', { file: file?.name ?? '' })} />;
}

interface ProgressStepProps {
  snapshot: ImportSnapshot;
  step: 'reading' | 'adding' | 'undo';
  title: string;
}

function ProgressStep({ snapshot, step, title }: ProgressStepProps) {
  const { t } = useTranslation('exchange');
  const format = useFormat();
  const { progress } = snapshot.context;
  // Never shows 100 % before the work is finished.
  const percent = format.percent(Math.min(99, Math.floor(progress * 100)));
  return (
    <ProgressBar label={title} value={Math.round(progress * 1000)} max={1000} valueText={t(`${step}.progress`, { percent })} />
  );
}

export interface ImportViewProps extends ImportButtonsProps {
  /** `null` until loaded. */
  countries: readonly CountryItem[] | null;
}
