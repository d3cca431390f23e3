import { BOARD_LIMITS, type BoardLabel, LABEL_COLORS } from '@stockroom/contract';
import { TagPicker, type TagPickerProps } from '@stockroom/ui';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Tones } from './LabelPicker.styles';
import { useLabelDrafts } from './useLabelDrafts';

/** The labels of a board: selected and deselected, searched, created, renamed, coloured and deleted in place. */
export function LabelPicker({ labels, selected, onToggle, onAdd, onChange, onRemove }: LabelPickerProps) {
  const { t } = useTranslation('scrumboard');
  const locale = useLanguage();
  const drafts = useLabelDrafts();
  return (
    <Tones>
      <TagPicker
        label={t('labels.title')}
        tags={labels}
        selected={selected}
        onToggle={onToggle}
        onCreate={onAdd}
        onChange={(id, { title, color }) => onChange(id, { title, color: LABEL_COLORS.find((known) => known === color) })}
        onDelete={onRemove}
        maxTitle={BOARD_LIMITS.labelTitle}
        locale={locale}
        labels={{
          search: onAdd ? t('labels.findOrAdd') : t('labels.find'),
          create: (label) => t('labels.add', { label }),
          duplicate: t('labels.taken'),
          empty: t('labels.none'),
        }}
        colors={{
          options: LABEL_COLORS.map((value) => ({ value, label: t(`labels.colors.${value}`) })),
          edit: (label) => t('labels.edit', { label }),
          title: t('labels.name'),
          color: t('labels.color'),
          save: t('labels.save'),
          remove: t('labels.remove'),
          blank: t('labels.empty'),
          tooLong: t('labels.long'),
          drafts,
        }}
      />
    </Tones>
  );
}

export interface LabelPickerProps extends Pick<TagPickerProps, 'selected' | 'onToggle'> {
  labels: readonly BoardLabel[];
  onAdd?: (title: string) => void;
  onChange: (id: string, patch: { title: string; color?: BoardLabel['color'] }) => void;
  onRemove: (id: string) => void;
}
