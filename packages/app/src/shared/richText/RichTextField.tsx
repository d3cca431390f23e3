import { RichTextField as Field, type RichTextFieldProps as FieldProps, type RichTextLabels } from '@stockroom/ui';
import { Suspense } from 'react';
import { sanitizeHtml, sanitizeOwnMail } from '../html/sanitizeHtml';
import { useTranslation } from '../i18n/useTranslation';

/** Field for HTML: its input and output pass the app's sanitiser, and its labels are in the person's language. */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <Suspense fallback={<Field {...props} sanitize={sanitizeOf(props)} />}>
      <WithTexts {...props} />
    </Suspense>
  );
}

/** Suspends on its own texts, without the form around it. */
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

/** A mail keeps its pictures and the alignment of its lines. */
const sanitizeOf = ({ mailTools }: Pick<FieldProps, 'mailTools'>) => (mailTools ? sanitizeOwnMail : sanitizeHtml);

export type RichTextFieldProps = Omit<FieldProps, 'sanitize' | 'labels'>;
