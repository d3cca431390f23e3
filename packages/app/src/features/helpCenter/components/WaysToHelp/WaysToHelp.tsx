import { Icon, Link } from '@stockroom/ui';
import { helpPaths } from '#features/helpCenter/helpCenterPaths';
import { useTranslation } from '#shared/i18n/useTranslation';
import { HelpOption, Ways } from './WaysToHelp.styles';

const WAYS = [
  { name: 'faqs', title: 'faqs.short', icon: 'info' },
  { name: 'guides', title: 'guides.title', icon: 'document' },
  { name: 'support', title: 'support.title', icon: 'chat' },
] as const;

/** Links from the home of the help center to its three areas. */
export function WaysToHelp() {
  const { t } = useTranslation('helpCenter');
  return (
    <Ways aria-label={t('cards.label')}>
      {WAYS.map(({ name, title, icon }) => (
        <HelpOption key={name}>
          <Icon name={icon} />
          <Link href={helpPaths[name]}>{t(title)}</Link>
          <p>{t(`cards.${name}`)}</p>
        </HelpOption>
      ))}
    </Ways>
  );
}
