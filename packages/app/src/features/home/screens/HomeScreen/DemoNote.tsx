import { Heading, Link, Text } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { GETTING_STARTED } from '#features/home/model/gettingStarted';
import { Note, Tries } from './HomeScreen.styles';

/** A note for new users of the demo: nothing can go wrong, and where to begin. */
export function DemoNote() {
  const { t } = useTranslation('home');
  return (
    <Note>
      <Heading level={2}>{t('demo.title')}</Heading>
      <Text tone="muted">{t('demo.text')}</Text>
      <Heading level={2}>{t('demo.first')}</Heading>
      <Tries>
        {GETTING_STARTED.map(({ id, link }) => (
          <li key={id}>
            <Link href={link}>{t(`tries.${id}`)}</Link>
          </li>
        ))}
      </Tries>
    </Note>
  );
}
