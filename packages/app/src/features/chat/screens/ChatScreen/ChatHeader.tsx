import { Avatar, Button, IconButton, Menu, PageHeader, Inline } from '@stockroom/ui';
import type { ChatOverlay } from '#features/chat/model/chatAddress';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import { useSession } from '#shared/session/SessionContext';
import { Profile } from './ChatHeader.styles';

/** The page's title, the user's profile, and the actions of the list. */
export function ChatHeader({ onShow }: ChatHeaderProps) {
  const { t } = useTranslation('chat');
  const locale = useLanguage();
  const { user } = useSession();
  const item = (
    overlay: ChatOverlay,
    label: string,
    icon: 'people' | 'chat' | 'person' | 'archive' | 'star' | 'settings' | 'delete',
  ) => ({
    id: overlay,
    label,
    icon,
    onSelect: () => onShow(overlay),
  });
  return (
    <PageHeader
      title={t('page')}
      actions={
        <Inline>
          <Profile type="button" aria-label={t('profile.open', { name: user.name })} onClick={() => onShow('profile')}>
            <Avatar name={user.name} src={safeImage(user.avatar)} size={32} locale={locale} decorative />
            <span>{user.name}</span>
          </Profile>
          <Button variant="primary" icon="add" onPress={() => onShow('new')}>
            {t('newChat')}
          </Button>
          <Menu
            label={t('menu.label')}
            trigger={<IconButton icon="more" label={t('menu.label')} />}
            items={[
              item('group', t('menu.group'), 'people'),
              item('room', t('menu.room'), 'chat'),
              item('profile', t('menu.profile'), 'person'),
              { type: 'divider' },
              item('archived', t('menu.archived'), 'archive'),
              item('starred', t('menu.starred'), 'star'),
              item('trash', t('menu.trash'), 'delete'),
              { type: 'divider' },
              item('settings', t('menu.settings'), 'settings'),
            ]}
          />
        </Inline>
      }
    />
  );
}

export interface ChatHeaderProps {
  onShow: (overlay: ChatOverlay) => void;
}
