import { TEAM_ROLES, type TeamPerson, type TeamRole } from '@stockroom/contract';
import { Avatar, Badge, IconButton, Menu, Select, Text } from '@stockroom/ui';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import { nameOf } from '../model/team';
import { RoleBox, RowText, RowName } from './TeamRow.styles';

/** A team member: name, role and actions. */
export function TeamRow({ member, canChange, isLastAdmin, isBusy, onRole, onRemove, onResend }: TeamRowProps) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { avatar, email, title, role, invitedAt, isSelf, status } = member;
  const name = nameOf(member);
  const notes = [title, member.name && email].filter(Boolean).join(' · ');
  return (
    <li>
      <Avatar decorative name={name} src={safeImage(avatar)} size={40} {...(invitedAt === null && { presence: status })} />
      <RowText>
        <RowName>
          {name} {isSelf && <Badge>{t('team.you')}</Badge>}
          {invitedAt !== null && <Badge tone="warning">{t('team.invited')}</Badge>}
        </RowName>
        <Text font="small" tone="muted" as="span">
          {invitedAt === null ? notes : t('team.invitedOn', { day: format.date(invitedAt) })}
        </Text>
      </RowText>
      <RoleBox>
        <Select
          label={t('team.roleOf', { name })}
          hideLabel
          readOnly={!canChange || isLastAdmin || isBusy}
          value={role}
          onChange={onRole}
          options={TEAM_ROLES.map((value) => ({
            value,
            label: t(`roles.${value}.label`),
            description: t(`roles.${value}.help`),
          }))}
        />
      </RoleBox>
      {canChange && !isLastAdmin && (
        <Menu
          label={t('team.actsOf', { name })}
          trigger={<IconButton icon="more" label={t('team.actsOf', { name })} />}
          items={[
            ...(invitedAt === null ? [] : [{ id: 'resend', label: t('team.resend'), icon: 'mail' as const, onSelect: onResend }]),
            { id: 'remove', label: t('team.remove'), icon: 'delete', tone: 'critical', onSelect: onRemove },
          ]}
        />
      )}
    </li>
  );
}

export interface TeamRowProps {
  member: TeamPerson;
  /** Whether the signed-in person may change the team. */
  canChange: boolean;
  /** Whether nobody else could run the store: neither the role nor the membership can be changed. */
  isLastAdmin: boolean;
  isBusy: boolean;
  onRole: (role: TeamRole) => void;
  onRemove: () => void;
  onResend: () => void;
}
