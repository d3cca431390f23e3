import { ProjectParts } from '@stockroom/contract';
import { Avatar, ButtonLink } from '@stockroom/ui';
import { WidgetSlot } from '#features/dashboards/components/DashboardPage/WidgetSlot';
import { Widget, type PartsQuery } from '#features/dashboards/components/Widget/Widget';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import { People, Person } from './ProjectScreen.styles';

/** The third tab: the people of the project, with actions to write to and call them. */
export function ProjectTeam({ query }: { query: PartsQuery }) {
  const { t } = useTranslation('dashboards');
  return (
    <WidgetSlot widget="team">
      <Widget title={t('project.team')} query={query} part="teamMembers" schema={ProjectParts.teamMembers} height={400}>
        {(members) => (
          <People>
            {members.map(({ id, avatar, name, email, phone, title }) => (
              <Person key={id}>
                <Avatar name={name} src={safeImage(avatar)} size={64} decorative />
                <h3>{name}</h3>
                <p>{title}</p>
                <div>
                  <ButtonLink size="sm" icon="mail" href={`mailto:${email}`} aria-label={t('project.emailTo', { name })}>
                    {t('project.email')}
                  </ButtonLink>
                  <ButtonLink
                    size="sm"
                    icon="phone"
                    href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
                    aria-label={t('project.callTo', { name })}
                  >
                    {t('project.call')}
                  </ButtonLink>
                </div>
              </Person>
            ))}
          </People>
        )}
      </Widget>
    </WidgetSlot>
  );
}
