import { PRODUCT_LIMITS } from '@stockroom/contract';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Group } from './Group';
import { AreaSlot } from './fieldSlots';
import type { GroupProps } from './types';
import { useIssueText } from './useIssueText';

/** A product's description as plain text: markup in it is shown, not run. */
export function DescriptionField({ draft, problems, readOnly, onChange, onLeave }: GroupProps) {
  const { t } = useTranslation('inventory');
  const { errorText } = useIssueText();
  return (
    <Group title={t('form.groups.description')}>
      <AreaSlot
        field="description"
        value={draft.description}
        hideLabel
        rows={4}
        maxLength={PRODUCT_LIMITS.description}
        error={errorText(problems.description)}
        readOnly={readOnly}
        onChange={onChange}
        onLeave={onLeave}
      />
    </Group>
  );
}
