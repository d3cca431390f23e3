import { CopyButton } from '@stockroom/ui';
import { useTranslation } from '../i18n/useTranslation';
import { CodeRoot, CodeText } from './GuideCode.styles';

/** Code block of a guide, with a copy button. Renders a `<div>` around a `<pre>`. */
export function GuideCode({ code }: { code: string }) {
  const { t } = useTranslation('guide');
  return (
    <CodeRoot>
      <CodeText lang="en" role="region" aria-label={t('code')} tabIndex={0}>
        <code>{code}</code>
      </CodeText>
      <CopyButton text={code} labels={{ copy: t('copyCode'), copied: t('copied'), refused: t('copyRefused') }} />
    </CodeRoot>
  );
}
