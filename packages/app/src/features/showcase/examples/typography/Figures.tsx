import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Sums } from '../examples.styles';

/** Digits aligned in columns: tabular figures, at the end of their line. */
export function Figures() {
  const { t } = useTranslation('showcase');
  const format = useFormat();
  return (
    <Sums>
      <dt>{t('typography.text.watches')}</dt>
      <dd>{format.money(1111.11)}</dd>
      <dt>{t('typography.text.straps')}</dt>
      <dd>{format.money(8400)}</dd>
      <dt>{t('typography.text.bags')}</dt>
      <dd>{format.money(76.5)}</dd>
    </Sums>
  );
}
