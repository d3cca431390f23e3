import { PRODUCT_LIMITS } from '@stockroom/contract';
import { FieldGrid, Link, Switch } from '@stockroom/ui';
import { inventoryPaths } from '#features/inventory/inventoryPaths';
import { useTranslation } from '#shared/i18n/useTranslation';
import { fieldId } from './fieldId';
import { TextSlot } from './fieldSlots';
import { Group } from './Group';
import type { GroupProps } from './types';
import { useIssueText } from './useIssueText';

/** A product's name, and the codes by which it is found. */
export function IdentityFields({ draft, problems, readOnly, onChange, onLeave }: GroupProps) {
  const { t } = useTranslation('inventory');
  const { errorText, warningText } = useIssueText();
  const common = { readOnly, onChange, onLeave };
  return (
    <Group
      title={t('form.groups.identity')}
      actions={
        <Switch
          id={fieldId('active')}
          label={t('fields.active')}
          checked={draft.active}
          onChange={(active) => onChange({ active })}
          disabled={readOnly}
        />
      }
    >
      <FieldGrid fieldWidth={240}>
        <div data-wide>
          <TextSlot
            field="name"
            value={draft.name}
            required
            maxLength={PRODUCT_LIMITS.name}
            error={errorText(problems.name)}
            warning={warningText(problems.name)}
            {...common}
          />
        </div>
        <TextSlot
          field="sku"
          value={draft.sku}
          required
          maxLength={PRODUCT_LIMITS.sku}
          error={errorText(problems.sku)}
          warning={warningText(problems.sku)}
          warningAction={<OtherProduct id={problems.sku?.warning?.params.id} />}
          {...common}
        />
        <TextSlot
          field="barcode"
          value={draft.barcode}
          maxLength={PRODUCT_LIMITS.barcode}
          error={errorText(problems.barcode)}
          warning={warningText(problems.barcode)}
          warningAction={<OtherProduct id={problems.barcode?.warning?.params.id} />}
          {...common}
        />
      </FieldGrid>
    </Group>
  );
}

/** A link to the product that already has a code. */
function OtherProduct({ id }: { id: string | number | undefined }) {
  const { t } = useTranslation('inventory');
  if (typeof id !== 'number') return null;
  return <Link href={inventoryPaths.product(id)}>{t('rules.openOther')}</Link>;
}
