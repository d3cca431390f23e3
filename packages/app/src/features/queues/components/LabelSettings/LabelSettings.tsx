import { Button, Disclosure, NumberField, Select, TextField } from '@stockroom/ui';
import { useState } from 'react';
import { countLabelsPerSheet, OWN_SIZE, TEMPLATE_IDS, templateOf } from '#features/queues/model/labelTemplates';
import { PRINTER_LIMITS, printerOf, type PrintSettings, TRUE_PRINTER, withPrinter } from '#features/queues/model/printers';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Settings, Wide } from './LabelSettings.styles';

/** Settings for the labels in the printer, the position of the first, and the printer's offset and scale. */
export function LabelSettings({ settings, start, onChange, onStart, onCalibrate }: LabelSettingsProps) {
  const { t } = useTranslation('queues');
  const { locale } = useFormat();
  const places = countLabelsPerSheet(templateOf(settings.template, settings.own));
  const printer = printerOf(settings);
  return (
    <Settings>
      <Wide>
        <Select
          label={t('labels.template')}
          value={settings.template}
          options={TEMPLATE_IDS.map((value) => ({ value, label: t(`labels.templates.${value}`) }))}
          onChange={(template) => onChange({ ...settings, template })}
        />
      </Wide>
      {settings.template === 'own' &&
        (['width', 'height'] as const).map((side) => (
          <SettingNumber
            key={side}
            label={t(`labels.${side}`)}
            value={settings.own[side]}
            min={OWN_SIZE.least}
            max={OWN_SIZE.most}
            unit="mm"
            onChange={(value) => onChange({ ...settings, own: { ...settings.own, [side]: value } })}
          />
        ))}
      {places > 1 && (
        <NumberField
          label={t('labels.start')}
          value={start}
          locale={locale}
          min={1}
          max={places}
          maxFractionDigits={0}
          error={start >= 1 && start <= places ? undefined : t('labels.between', { least: 1, most: places })}
          onChange={(value) => onStart(value ?? Number.NaN)}
          onInvalid={() => onStart(Number.NaN)}
        />
      )}
      <Wide>
        <Disclosure summary={t('labels.printerOf', { name: printer.name || t('labels.thisPrinter') })}>
          <PrinterSettings {...{ settings, onChange, onCalibrate }} />
        </Disclosure>
      </Wide>
    </Settings>
  );
}

function PrinterSettings({ settings, onChange, onCalibrate }: Pick<LabelSettingsProps, 'settings' | 'onChange' | 'onCalibrate'>) {
  const { t } = useTranslation('queues');
  // Not persisted: a name of a word or two, committed by the button beside it.
  const [name, setName] = useState('');
  const printer = printerOf(settings);
  const isFull = settings.printers.length >= PRINTER_LIMITS.printers;
  const add = () => {
    if (name.trim() === '' || isFull) return;
    const added = { ...TRUE_PRINTER, name: name.trim().slice(0, PRINTER_LIMITS.name) };
    onChange({ ...settings, printers: [...settings.printers, added], printer: settings.printers.length });
    setName('');
  };
  return (
    <Settings>
      <Wide>
        <Select
          label={t('labels.printer')}
          value={String(settings.printer)}
          options={settings.printers.map((each, at) => ({ value: String(at), label: each.name || t('labels.thisPrinter') }))}
          onChange={(at) => onChange({ ...settings, printer: Number(at) })}
        />
      </Wide>
      {(['x', 'y'] as const).map((axis) => (
        <SettingNumber
          key={axis}
          label={t(`labels.offset.${axis}`)}
          value={printer[axis]}
          min={-PRINTER_LIMITS.offset}
          max={PRINTER_LIMITS.offset}
          unit="mm"
          onChange={(value) => onChange(withPrinter(settings, { [axis]: value }))}
        />
      ))}
      <SettingNumber
        label={t('labels.scale')}
        value={printer.scale}
        min={PRINTER_LIMITS.least}
        max={PRINTER_LIMITS.most}
        unit="%"
        onChange={(scale) => onChange(withPrinter(settings, { scale }))}
      />
      <Wide>
        <p>{t('labels.calibrationText')}</p>
        <Button icon="print" onPress={onCalibrate}>
          {t('labels.calibrate')}
        </Button>
      </Wide>
      <TextField label={t('labels.printerName')} value={name} onChange={setName} />
      <Button icon="add" disabled={name.trim() === '' || isFull} onPress={add}>
        {t('labels.addPrinter')}
      </Button>
    </Settings>
  );
}

export interface LabelSettingsProps {
  settings: PrintSettings;
  /** Position of the first remaining label on the first sheet, from 1; NaN while its field is invalid. */
  start: number;
  onChange: (settings: PrintSettings) => void;
  onStart: (start: number) => void;
  /** Prints the calibration sheet for the printer's offset. */
  onCalibrate: () => void;
}

/** A measure within limits. A value outside stays in the field, with the reason, and is not committed. */
function SettingNumber({ label, value, min, max, unit, onChange }: SettingNumberProps) {
  const { t } = useTranslation('queues');
  const { locale, number } = useFormat();
  // Not persisted: an invalid number is not worth keeping, and a valid one is committed at once.
  const [wrong, setWrong] = useState<number | null | undefined>(undefined);
  const take = (next: number | null) => {
    const isRight = next !== null && next >= min && next <= max;
    setWrong(isRight ? undefined : next);
    if (isRight) onChange(next);
  };
  return (
    <NumberField
      label={label}
      value={wrong === undefined ? value : wrong}
      locale={locale}
      min={min}
      max={max}
      unit={unit}
      maxFractionDigits={1}
      error={wrong === undefined ? undefined : t('labels.between', { least: number(min), most: number(max) })}
      onChange={take}
      onInvalid={() => setWrong(Number.NaN)}
    />
  );
}

interface SettingNumberProps {
  label: string;
  value: number;
  min: number;
  max: number;
  unit: string;
  onChange: (value: number) => void;
}
