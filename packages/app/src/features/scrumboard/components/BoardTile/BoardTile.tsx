import type { BoardSummary } from '@stockroom/contract';
import { Badge, Icon, IconButton, isIconName, Link, Menu, type MenuEntry } from '@stockroom/ui';
import { boardPaths } from '#features/scrumboard/boardPaths';
import { relativeTime } from '#shared/format/relativeTime';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useHasRole } from '#shared/session/useHasRole';
import { Faces } from '../Faces/Faces';
import { Actions, Description, Foot, Head, People, Sign, Tile, Title, When } from './BoardTile.styles';
import { boardTileId } from './boardTileId';

/** A board in the list of boards: its title, its members, when it last changed, and its actions. */
export function BoardTile({ board, now, onEdit, onDuplicate, onArchive, onRemove }: BoardTileProps) {
  const { t } = useTranslation('scrumboard');
  const { locale, date } = useFormat();
  const { title } = board;
  const may = useHasRole('write');
  const items: MenuEntry[] = [
    { id: 'edit', label: t('boards.edit'), icon: 'edit', onSelect: onEdit },
    { id: 'duplicate', label: t('boards.duplicate'), icon: 'copy', onSelect: onDuplicate },
    {
      id: 'archive',
      label: board.archived ? t('boards.unarchive') : t('boards.archive'),
      icon: 'archive',
      onSelect: onArchive,
    },
    { type: 'divider' },
    { id: 'delete', label: t('boards.delete'), icon: 'delete', tone: 'critical', onSelect: onRemove },
  ];
  return (
    <Tile data-archived={board.archived || undefined}>
      <Head>
        <Sign>
          <Icon name={isIconName(board.icon) ? board.icon : 'columns'} />
        </Sign>
        <Actions>
          {may && (
            <Menu
              label={t('boards.actionsOf', { board: title })}
              trigger={<IconButton icon="more" size="sm" label={t('boards.actionsOf', { board: title })} />}
              items={items}
            />
          )}
        </Actions>
      </Head>
      <Title>
        <Link id={boardTileId(board.id)} variant="record" href={boardPaths.board(board.id)}>
          {title}
        </Link>
        {board.archived && <Badge icon="archive">{t('boards.archived')}</Badge>}
      </Title>
      {board.description && <Description>{board.description}</Description>}
      <People>
        <Faces people={board.members} />
      </People>
      <Foot>
        <When>
          <time dateTime={board.lastActivity} title={date(board.lastActivity, { time: true })}>
            {t('boards.changed', { when: relativeTime(board.lastActivity, now, locale) })}
          </time>
        </When>
      </Foot>
    </Tile>
  );
}

export interface BoardTileProps {
  board: BoardSummary;
  /** The present, in milliseconds since 1970. */
  now: number;
  onEdit: () => void;
  onDuplicate: () => void;
  /** Archives the board, or restores it. */
  onArchive: () => void;
  onRemove: () => void;
}
