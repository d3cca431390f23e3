import type { Settings, SettingsPatch } from '@stockroom/contract';
import { ErrorSummary, Form } from '@stockroom/ui';
import { type ReactNode, useId } from 'react';
import { useSaveSettings } from '#features/settings/api/useSaveSettings';
import type { SettingsIssue } from '#features/settings/model/settingsIssue';
import type { DraftSubject } from '#shared/drafts/draftSubject';
import { changesOf, type FieldOf, type RecordFields } from '#shared/editing/model/recordFields';
import type { RecordLabels } from '#shared/editing/model/recordLabels';
import type { PersistedEditSchema } from '#shared/editing/usePersistedEdit';
import { useRecordEdit } from '#shared/editing/useRecordEdit';
import { useRefusalText } from '#shared/editing/useRefusalText';
import { ConflictDialog } from '#shared/editing/views/ConflictDialog';
import { EditBanners } from '#shared/editing/views/EditBanners';
import { EditGuard } from '#shared/editing/views/EditGuard';
import { SaveBar } from '#shared/editing/views/SaveBar';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Fields } from './SettingsEditor.styles';

/** A tab of the settings in edit mode: its fields, with the editing kit around them. */
export function SettingsEditor<Draft extends object>(props: SettingsEditorProps<Draft>) {
  const { title, settings, fields, subject, draftSchema, nameOfField, limitOf, children } = props;
  const { t } = useTranslation(['settings', 'common']);
  const refusalText = useRefusalText();
  const save = useSaveSettings();
  const base = useId();
  const { draft, problems, attempt, ...edit } = useRecordEdit({
    fields,
    record: settings,
    subject,
    storedSchema: draftSchema,
    nameOf: () => t('title'),
    save: ({ saved, draft: next }, signal) =>
      save({ ...(changesOf(fields, saved, next) as SettingsPatch), updatedAt: saved.updatedAt }, signal),
  });
  useDocumentTitle(`${title} · ${t('title')}`, edit.isRefused ? t('common:errors.titlePrefix') : undefined);
  const labels: RecordLabels<FieldOf<Draft>> = {
    name: t('title'),
    field: nameOfField,
    discard: t('discard'),
    changedByTwo: t('changedByTwo'),
    value: props.valueOf,
  };
  const textOf = (field: FieldOf<Draft>): string | undefined => {
    const problem = problems[field];
    if (problem?.error) return t(`rules.${problem.error.rule}`, { most: limitOf?.(field) });
    if (problem?.refusal === undefined) return undefined;
    return field === 'username' ? t('rules.usernameTaken') : refusalText(problem.refusal);
  };
  const idOf = (field: FieldOf<Draft>) => `${base}-${field}`;
  const errors = fields.order.flatMap((field) => {
    const message = textOf(field);
    return message === undefined ? [] : [{ fieldId: idOf(field), message: `${nameOfField(field)}: ${message}` }];
  });
  return (
    <Fields>
      <EditBanners {...edit.banners} labels={labels} />
      <Form label={title} busy={edit.bar.isSaving} onSubmit={edit.submit}>
        <Fields>
          {attempt > 0 && <ErrorSummary title={t('problems', { count: errors.length })} errors={errors} attempt={attempt} />}
          {children({
            draft,
            set: edit.set,
            field: (field) => ({
              id: idOf(field),
              label: nameOfField(field),
              error: textOf(field),
              onBlur: () => edit.leave(field),
            }),
          })}
          <SaveBar {...edit.bar} labels={labels} />
        </Fields>
      </Form>
      {edit.conflict && <ConflictDialog {...edit.conflict} labels={labels} />}
      {edit.guard && <EditGuard {...edit.guard} labels={labels} />}
    </Fields>
  );
}

/** Props of a tab's fields. */
export interface SettingsForm<Draft extends object> {
  draft: Draft;
  set: (change: Partial<Draft>) => void;
  /** Returns the props of a field. */
  field: (field: FieldOf<Draft>) => { id: string; label: string; error: string | undefined; onBlur: () => void };
}

export interface SettingsEditorProps<Draft extends object> {
  /** Title of the tab, which names the form. */
  title: string;
  /** The server's latest version. */
  settings: Settings;
  fields: RecordFields<Settings, Draft, SettingsIssue<FieldOf<Draft>>>;
  subject: DraftSubject;
  draftSchema: PersistedEditSchema<Settings, Draft>;
  nameOfField: (field: FieldOf<Draft>) => string;
  /** Maximum length of a field's text. */
  limitOf?: (field: FieldOf<Draft>) => number | undefined;
  /** Formats a value for the comparison of the two sides of a conflict. */
  valueOf?: (field: FieldOf<Draft>, value: unknown) => string | undefined;
  children: (form: SettingsForm<Draft>) => ReactNode;
}
