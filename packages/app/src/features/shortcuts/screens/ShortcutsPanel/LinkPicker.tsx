import { SHORTCUT_LIMITS } from '@stockroom/contract';
import { ComboBox, TextField } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { pagesOf } from '#features/shortcuts/model/pages';
import { useTranslateKey } from '#shared/i18n/useTranslateKey';
import { useTranslation } from '#shared/i18n/useTranslation';
import { entryTitle } from '#shared/navigation/entryTitle';
import { navigationQuery } from '#shared/navigation/navigationQuery';

/** The target of a shortcut: one of the app's pages, or any path or URL. Choosing a page fills in the link. */
export function LinkPicker({ id, value, onChange, onBlur, error, ref }: LinkPickerProps) {
  const { t } = useTranslation(['shortcuts', 'common', 'layout']);
  const translate = useTranslateKey('layout');
  const { data } = useQuery(navigationQuery);
  const pages = pagesOf(data?.default ?? []);
  return (
    <>
      {pages.length > 0 && (
        <ComboBox
          label={t('page')}
          placeholder={t('pagePlaceholder')}
          value={pages.some(({ link }) => link === value) ? value : null}
          onChange={(link) => onChange(link ?? '')}
          options={pages.map(({ link, title }) => ({ value: link, label: entryTitle(title, translate), keywords: link }))}
          labels={{ noMatch: t('pageNone'), open: t('pageOpen') }}
        />
      )}
      <TextField
        id={id}
        label={t('link')}
        help={t('linkHelp')}
        required
        requiredText={t('common:required')}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        error={error}
        maxLength={SHORTCUT_LIMITS.link}
        ref={ref}
      />
    </>
  );
}

export interface LinkPickerProps {
  /** Id of the field that the error summary links to. */
  id: string;
  value: string;
  onChange: (link: string) => void;
  onBlur: () => void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}
