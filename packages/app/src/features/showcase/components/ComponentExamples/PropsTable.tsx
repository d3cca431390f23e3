import type { PropDocs } from '@stockroom/ui/vite';
import { useTranslation } from '#shared/i18n/useTranslation';
import { PropRows } from './ComponentExamples.styles';
import { Inline } from './DocText';

/** A component's props, from its types. */
export function PropsTable({ props, label }: { props: readonly PropDocs[]; label: string }) {
  const { t } = useTranslation('showcase');
  return (
    <PropRows aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('props.name')}</th>
          <th scope="col">{t('props.type')}</th>
          <th scope="col">{t('props.fallback')}</th>
          <th scope="col">{t('props.words')}</th>
        </tr>
      </thead>
      <tbody>
        {props.map(({ name, type, isRequired, fallback, explanation }) => (
          <tr key={name}>
            <th scope="row">
              <code lang="en">{name}</code>
              {isRequired && <> ({t('props.required')})</>}
            </th>
            <td>
              <code lang="en">{type}</code>
            </td>
            <td>{fallback && <code lang="en">{fallback}</code>}</td>
            <td>{explanation && <Inline text={explanation} />}</td>
          </tr>
        ))}
      </tbody>
    </PropRows>
  );
}
