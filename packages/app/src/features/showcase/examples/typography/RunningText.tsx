import { Prose } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Running text: a guide, a note, a mail. */
export function RunningText() {
  const { t } = useTranslation('showcase');
  return (
    <Prose>
      <h2>{t('typography.text.title')}</h2>
      <p>
        <strong>{t('typography.text.lead')}</strong> {t('typography.text.one')}
      </p>
      <h3>{t('typography.text.h2')}</h3>
      <p>{t('typography.text.two')}</p>
      <ol>
        <li>{t('typography.text.item1')}</li>
        <li>{t('typography.text.item2')}</li>
        <li>{t('typography.text.item3')}</li>
      </ol>
      <blockquote>{t('typography.text.quote')}</blockquote>
      <pre>{t('typography.text.code')}</pre>
    </Prose>
  );
}
