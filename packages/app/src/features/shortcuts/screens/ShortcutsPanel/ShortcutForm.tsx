import { SHORTCUT_LIMITS } from '@stockroom/contract';
import { ErrorSummary, Form, IconPicker, Switch, TextField } from '@stockroom/ui';
import { useEffect, useRef, useState } from 'react';
import { FormSlot } from '#features/shortcuts/components/shortcuts.styles';
import { useIconOptions } from '#features/shortcuts/components/useIconOptions';
import { problemsOf, type ShortcutDraft, type ShortcutProblems } from '#features/shortcuts/model/shortcutDraft';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeLink } from '#shared/links/safePath';
import { LinkPicker } from './LinkPicker';

const isSafeLink = (link: string) => safeLink(link) !== null;
type Field = keyof ShortcutProblems;
const FIELDS = ['label', 'description', 'link'] as const satisfies readonly Field[];

/** Id of the form, for the submit button below it. */
export const FORM_ID = 'shortcut-form';
const idOf = (field: Field) => `shortcut-${field}`;

/** Name, description, icon and link of a shortcut. Shows a field's error on blur, and all errors on submit. */
export function ShortcutForm({ draft, attempts, label, onChange, onSubmit }: ShortcutFormProps) {
  const { t } = useTranslation(['shortcuts', 'common']);
  const format = useFormat();
  const icons = useIconOptions();
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const problems = problemsOf(draft, isSafeLink);
  const leave = (field: Field) => setLeft(new Set([...left, field]));
  const textOf = (field: Field) => {
    const problem = problems[field];
    if (!problem) return undefined;
    return t(`errors.${problem}`, {
      max: format.number(field === 'label' ? SHORTCUT_LIMITS.label : SHORTCUT_LIMITS.description),
    });
  };
  const errorOf = (field: Field) => (attempts > 0 || left.has(field) ? textOf(field) : undefined);
  const errors =
    attempts === 0
      ? []
      : FIELDS.flatMap((field) => ({ fieldId: idOf(field), message: textOf(field) ?? '' })).filter(({ message }) => message);

  return (
    <FormSlot>
      <Form id={FORM_ID} label={label} onSubmit={onSubmit}>
        <ErrorSummary title={t('problems', { count: errors.length })} errors={errors} attempt={attempts} />
        <TextField
          id={idOf('label')}
          label={t('label')}
          required
          requiredText={t('common:required')}
          value={draft.label}
          onChange={(text) => onChange({ label: text })}
          onBlur={() => leave('label')}
          error={errorOf('label')}
          maxLength={SHORTCUT_LIMITS.label}
          autoComplete="off"
          ref={first}
        />
        <TextField
          id={idOf('description')}
          label={t('description')}
          value={draft.description}
          onChange={(description) => onChange({ description })}
          onBlur={() => leave('description')}
          error={errorOf('description')}
          maxLength={SHORTCUT_LIMITS.description}
          autoComplete="off"
        />
        <LinkPicker
          id={idOf('link')}
          value={draft.link}
          onChange={(link) => onChange({ link })}
          onBlur={() => leave('link')}
          error={errorOf('link')}
        />
        {safeLink(draft.link.trim())?.kind === 'own' && (
          <Switch
            label={t('useRouter')}
            help={t('useRouterHelp')}
            checked={draft.useRouter}
            onChange={(useRouter) => onChange({ useRouter })}
          />
        )}
        <IconPicker
          label={t('icon')}
          value={draft.icon}
          onChange={(icon) => onChange({ icon })}
          options={icons}
          labels={{ search: t('iconSearch'), clear: t('clearSearch'), noMatch: t('noIcon') }}
        />
      </Form>
    </FormSlot>
  );
}

export interface ShortcutFormProps {
  draft: ShortcutDraft;
  /** How often the form was submitted with an error. */
  attempts: number;
  /** Accessible name of the form. */
  label: string;
  onChange: (changes: Partial<ShortcutDraft>) => void;
  onSubmit: () => void;
}
