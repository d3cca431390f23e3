import { Heading, Link, Text } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { FIRST_TRIES } from '../../model/firstTries';
import { Note, Tries } from './HomeScreen.styles';

/** What a newcomer to the demo has to know: that nothing can go wrong, and where to begin. */
export function DemoNote() {
  const { t } = useTranslation('home');
  return (
    <Note>
      <Heading level={2}>{t('demo.title')}</Heading>
      <Text tone="muted">{t('demo.text')}</Text>
      <Heading level={2}>{t('demo.first')}</Heading>
      <Tries>
        {FIRST_TRIES.map(({ id, link }) => (
          <li key={id}>
            <Link href={link}>{t(`tries.${id}`)}</Link>
          </li>
        ))}
      </Tries>
    </Note>
  );
}
