import { MAIL_LABEL_COLORS, MAX_MAIL_LABEL_TITLE, type MailLabel, type MailLabelColor } from '@stockroom/contract';
import { Dialog, TagPicker } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { mailKeys } from '#features/mailbox/api/mailKeys';
import { createMailLabel, deleteMailLabel, updateMailLabel } from '#features/mailbox/api/mailLabelCalls';
import { mailLabelsQuery } from '#features/mailbox/api/mailQueries';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useIdempotentCreate } from '#shared/query/useIdempotentCreate';
import { useRecordWrites } from '#shared/query/useRecordWrites';
import { LabelTones } from './LabelsDialog.styles';

/** Creating, renaming, colouring and deleting labels, for all mails at once. */
export function LabelsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['mailbox', 'tags']);
  const locale = useLanguage();
  const { data: labels = [] } = useQuery(mailLabelsQuery());
  const writes = useRecordWrites<MailLabel>({
    key: mailKeys.labels(),
    calls: { create: createMailLabel, update: updateMailLabel, remove: ({ id }) => deleteMailLabel(id) },
    nameOf: ({ title }) => title,
    invalidates: [mailKeys.lists(), mailKeys.conversations()],
  });
  const { create } = useIdempotentCreate(
    (title: string, idOf) => writes.create({ id: idOf(), title, slug: '', color: nextColor(labels), count: 0, unreadCount: 0 }),
    { stays: true },
  );
  const labelOf = (id: string) => labels.find((label) => label.id === id);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('labels.edit')} closeLabel={t('close')}>
      <LabelTones>
        <TagPicker
          label={t('labels.title')}
          tags={[...labels]}
          selected={[]}
          onCreate={create}
          onChange={(id, { title, color }) => {
            const label = labelOf(id);
            if (label) void writes.update(label, { title, ...(isColor(color) && { color }) });
          }}
          onDelete={(id) => {
            const label = labelOf(id);
            if (label) void writes.remove(label);
          }}
          maxTitle={MAX_MAIL_LABEL_TITLE}
          locale={locale}
          labels={{
            search: t('labels.find'),
            create: (title) => t('tags:create', { title }),
            duplicate: t('tags:ofLabels.duplicate'),
            empty: t('labels.empty'),
          }}
          colors={{
            options: MAIL_LABEL_COLORS.map((value) => ({ value, label: t(`labels.colors.${value}`) })),
            edit: (title) => t('labels.editOne', { title }),
            title: t('labels.name'),
            color: t('labels.color'),
            save: t('labels.save'),
            remove: t('labels.remove'),
            blank: t('labels.blank'),
            tooLong: t('labels.tooLong', { count: MAX_MAIL_LABEL_TITLE }),
          }}
        />
      </LabelTones>
    </Dialog>
  );
}

const isColor = (color: string | undefined): color is MailLabelColor => MAIL_LABEL_COLORS.some((known) => known === color);

/** The first colour that no label has, so that labels stay distinguishable. */
const nextColor = (labels: readonly MailLabel[]): MailLabelColor =>
  MAIL_LABEL_COLORS.find((color) => color !== 'gray' && !labels.some((label) => label.color === color)) ?? 'gray';
