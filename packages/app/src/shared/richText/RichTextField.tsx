import { RichTextField as Field, type RichTextFieldProps as FieldProps, type RichTextLabels } from '@stockroom/ui';
import { Suspense } from 'react';
import { sanitizeHtml, sanitizeWritten } from '../html/sanitizeHtml';
import { useTranslation } from '../i18n/useTranslation';
import './locales/types';

/** A field for HTML: what goes in and what comes out is cleaned by the one sanitiser, and its words are the person's. */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <Suspense fallback={<Field {...props} sanitize={sanitizeOf(props)} />}>
      <WithTexts {...props} />
    </Suspense>
  );
}

/** Waits for its words by itself, and not with the form around it. */
function WithTexts(props: RichTextFieldProps) {
  const { t } = useTranslation(['richText', 'common']);
  const labels: RichTextLabels = {
    toolbar: t('toolbar'),
    bold: t('bold'),
    italic: t('italic'),
    underline: t('underline'),
    bulletList: t('bulletList'),
    numberedList: t('numberedList'),
    alignLeft: t('alignLeft'),
    alignCenter: t('alignCenter'),
    alignRight: t('alignRight'),
    picture: t('picture'),
    clear: t('clear'),
    link: t('link'),
    address: t('address'),
    addressHelp: t('addressHelp'),
    addressError: t('addressError'),
    apply: t('apply'),
    removeLink: t('removeLink'),
    failed: t('failed'),
    retry: t('common:retry'),
  };
  return <Field {...props} sanitize={sanitizeOf(props)} labels={labels} />;
}

/** A letter keeps its pictures and where its lines stand. */
const sanitizeOf = ({ letter }: Pick<FieldProps, 'letter'>) => (letter ? sanitizeWritten : sanitizeHtml);

export type RichTextFieldProps = Omit<FieldProps, 'sanitize' | 'labels'>;
