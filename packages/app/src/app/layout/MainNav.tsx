import { Avatar, IconButton, Logo, SideNav } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAuthActor } from '../../features/auth';
import { useLanguage } from '../../shared/i18n/useLanguage';
import { useTranslateKey } from '../../shared/i18n/useTranslateKey';
import { useSession } from '../../shared/session/SessionContext';
import { SchemeButton } from '../components/SchemeButton';
import { FootActions, NavPerson, NavPersonName } from './MainNav.styles';
import { MINIMAL_MENU, navigationQuery } from './shellData';
import { toSideNavItems } from './toSideNavItems';

/** The side menu: the served entries in the person's language, and under them who is signed in. */
export function MainNav() {
  const { t } = useTranslation('layout');
  const translateKey = useTranslateKey('layout');
  const locale = useLanguage();
  const session = useAuthActor();
  const { pathname } = useLocation();
  const { user } = useSession();
  const { data } = useQuery(navigationQuery);
  const entries = data?.default.length ? data.default : MINIMAL_MENU;
  const name = user.name || user.email;
  return (
    <SideNav
      label={t('nav.label')}
      locale={locale}
      currentPath={pathname}
      items={toSideNavItems(entries, translateKey)}
      header={<Logo />}
      footer={
        <NavPerson>
          <Avatar
            name={name}
            src={user.avatar ?? undefined}
            size={32}
            presence={user.status}
            presenceLabel={t(`presence.${user.status}`)}
          />
          <NavPersonName>
            <span>{name}</span>
            {user.name && <small>{user.email}</small>}
          </NavPersonName>
          <FootActions>
            <SchemeButton />
            <IconButton icon="lock" label={t('lock')} onPress={() => session.send({ type: 'session.locked' })} />
          </FootActions>
        </NavPerson>
      }
    />
  );
}
