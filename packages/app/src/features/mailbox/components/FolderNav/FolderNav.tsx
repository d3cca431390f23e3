import { MAIL_FILTERS, MAIL_FOLDERS, type MailFolder, type MailLabel } from '@stockroom/contract';
import { Button, Icon, IconButton, type IconName, VisuallyHidden } from '@stockroom/ui';
import type { ReactNode } from 'react';
import type { MailScope } from '#features/mailbox/model/mailScope';
import { plainName } from '#features/mailbox/model/mailText';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { RouterLink } from '#shared/links/RouterLink';
import { Count, Entry, Group, GroupHead, Mark, Nav } from './FolderNav.styles';

const ICONS: Record<(typeof MAIL_FOLDERS)[number] | (typeof MAIL_FILTERS)[number], IconName> = {
  inbox: 'inbox',
  sent: 'send',
  drafts: 'edit',
  spam: 'spam',
  trash: 'delete',
  starred: 'star',
  important: 'bookmark',
};

/** Folders, marks and labels, each with its count and an address of its own. */
export function FolderNav({
  folders,
  areCountsLoading,
  labels,
  areLabelsLoading,
  scope,
  hrefOf,
  onLabels,
  onSettings,
}: FolderNavProps) {
  const { t } = useTranslation('mailbox');
  const { number } = useFormat();
  const isHere = ({ kind, slug }: MailScope) => scope?.kind === kind && scope.slug === slug;
  const entry = (to: MailScope, name: ReactNode, mark: ReactNode, count: number, counted: string | null) => (
    <li key={to.slug}>
      <Entry as={RouterLink} href={hrefOf(to)} aria-current={isHere(to) ? 'page' : undefined}>
        {mark}
        <span aria-hidden={counted !== null || undefined}>{name}</span>
        {counted !== null && <VisuallyHidden>{counted}</VisuallyHidden>}
        {count > 0 && (
          <Count aria-hidden data-strong={to.slug === 'inbox' || undefined}>
            {number(count)}
          </Count>
        )}
      </Entry>
    </li>
  );
  const plain = (icon: IconName) => (
    <Mark>
      <Icon name={icon} />
    </Mark>
  );
  return (
    <Nav aria-label={t('folders.label')} aria-busy={areCountsLoading || undefined}>
      <Group>
        {MAIL_FOLDERS.map((slug) => {
          const name = t(`folders.${slug}`);
          const count = folders.find((folder) => folder.slug === slug)?.count ?? 0;
          const countKey = slug === 'inbox' ? 'folders.unread' : 'folders.counted';
          return entry(
            { kind: 'folder', slug },
            name,
            plain(ICONS[slug]),
            count,
            count > 0 ? t(countKey, { name, count: number(count) }) : null,
          );
        })}
      </Group>
      <Group>
        {MAIL_FILTERS.map((slug) => entry({ kind: 'filter', slug }, t(`folders.${slug}`), plain(ICONS[slug]), 0, null))}
      </Group>
      <div>
        <GroupHead>
          {t('labels.title')}
          <IconButton icon="edit" size="sm" label={t('labels.edit')} onPress={onLabels} />
        </GroupHead>
        <Group>
          {labels.map(({ slug, title, color, unreadCount }) => {
            const mark = (
              <Mark data-tone={color}>
                <Icon name="tag" />
              </Mark>
            );
            const name = plainName(title);
            const counted = unreadCount > 0 ? t('folders.unread', { name, count: number(unreadCount) }) : null;
            return entry({ kind: 'label', slug }, name, mark, unreadCount, counted);
          })}
        </Group>
      </div>
      {/* It stands below the labels and appears once their number is known, so that controls do not move. */}
      {!areLabelsLoading && (
        <Group>
          <li>
            <Button variant="quiet" size="sm" icon="settings" onPress={onSettings}>
              {t('settings.title')}
            </Button>
          </li>
        </Group>
      )}
    </Nav>
  );
}

export interface FolderNavProps {
  folders: readonly MailFolder[];
  /** Whether the counts are still loading: the links' names change with them. */
  areCountsLoading: boolean;
  labels: readonly MailLabel[];
  /** Whether the labels are still loading. */
  areLabelsLoading: boolean;
  /** The current scope; `null` while all mail is searched. */
  scope: MailScope | null;
  hrefOf: (scope: MailScope) => string;
  /** Opens the dialog in which labels are created, renamed, coloured and deleted. */
  onLabels: () => void;
  onSettings: () => void;
}
