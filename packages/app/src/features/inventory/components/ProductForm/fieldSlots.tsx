import { MoneyField, NumberField, TextArea, TextField } from '@stockroom/ui';
import type { ReactNode } from 'react';
import type { DraftField, ProductDraft } from '#features/inventory/model/draft';
import type { NumberField as NumberFieldName } from '#features/inventory/model/productRules';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { fieldId } from './fieldId';

/** Props of every field of the form. All are plain or stable, so that a keystroke re-renders only its own field. */
interface SlotProps<Field extends DraftField> {
  field: Field;
  value: ProductDraft[Field];
  error?: string;
  warning?: string;
  warningAction?: ReactNode;
  help?: ReactNode;
  readOnly?: boolean;
  onChange: (change: Partial<ProductDraft>) => void;
  onLeave: (field: DraftField) => void;
}

/** A text field of the product. */
export function TextSlot({ field, value, error, warning, warningAction, help, onChange, onLeave, ...rest }: TextSlotProps) {
  const { t } = useTranslation('inventory');
  return (
    <TextField
      id={fieldId(field)}
      label={t(`fields.${field}`)}
      value={value}
      onChange={(text) => onChange({ [field]: text })}
      onBlur={() => onLeave(field)}
      error={error}
      help={help}
      warning={
        warning && warningAction ? (
          <>
            {warning} {warningAction}
          </>
        ) : (
          warning
        )
      }
      requiredText={t('form.required')}
      autoComplete="off"
      {...rest}
    />
  );
}

type TextSlotProps = SlotProps<'name' | 'sku' | 'barcode'> & {
  required?: boolean;
  /** In graphemes. */
  maxLength?: number;
};

/** A multi-line text field of the product. */
export function AreaSlot({ field, value, error, warning, help, onChange, onLeave, ...rest }: AreaSlotProps) {
  const { t } = useTranslation('inventory');
  return (
    <TextArea
      id={fieldId(field)}
      label={t(`fields.${field}`)}
      value={value}
      onChange={(text) => onChange({ [field]: text })}
      onBlur={() => onLeave(field)}
      error={error}
      help={help}
      warning={warning}
      {...rest}
    />
  );
}

type AreaSlotProps = SlotProps<'description'> & { rows?: number; maxLength?: number; hideLabel?: boolean };

/**
 * A number field of the product. An empty field is `null`, invalid text is `NaN`: the field keeps the text and the rules report
 * it.
 */
export function NumberSlot({ field, value, error, warning, help, onChange, onLeave, ...rest }: NumberSlotProps) {
  const { t } = useTranslation('inventory');
  const locale = useLanguage();
  const label = t(`fields.${field}`);
  return (
    <NumberField
      id={fieldId(field)}
      label={label}
      value={Number.isNaN(value) ? null : value}
      onChange={(number) => onChange({ [field]: number })}
      onInvalid={(_text, _problem, intended = Number.NaN) => onChange({ [field]: intended })}
      onBlur={() => onLeave(field)}
      locale={locale}
      min={0}
      error={error}
      help={help}
      warning={warning}
      {...rest}
    />
  );
}

type NumberSlotProps = SlotProps<NumberFieldName | 'reorderPoint'> & {
  unit?: string;
  maxFractionDigits?: number;
  step?: number;
};

/** An amount of the product, in the store's currency. */
export function MoneySlot({ field, value, error, warning, help, onChange, onLeave, ...rest }: MoneySlotProps) {
  const { t } = useTranslation('inventory');
  const locale = useLanguage();
  return (
    <MoneyField
      id={fieldId(field)}
      label={t(`fields.${field}`)}
      value={Number.isNaN(value) ? null : value}
      onChange={(amount) => onChange({ [field]: amount })}
      onInvalid={(_text, _problem, intended = Number.NaN) => onChange({ [field]: intended })}
      onBlur={() => onLeave(field)}
      locale={locale}
      currency="USD"
      error={error}
      help={help}
      warning={warning}
      {...rest}
    />
  );
}

type MoneySlotProps = SlotProps<'cost' | 'basePrice' | 'price'>;
