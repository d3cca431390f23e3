import type { NoteLabel } from '@stockroom/contract';
import { Icon, IconButton, type IconName } from '@stockroom/ui';
import type { NotesView } from '#features/notes/model/shownNotes';
import { notePaths } from '#features/notes/notePaths';
import { useTranslation } from '#shared/i18n/useTranslation';
import { RouterLink } from '#shared/links/RouterLink';
import { Heading, List, NavLink, Root } from './NotesNav.styles';

/** Navigation of the notes: all notes, archive, trash, and one row per label. */
export function NotesNav({ view, labels, query, onEditLabels, onGo }: NotesNavProps) {
  const { t } = useTranslation('notes');
  const place = (href: string, icon: IconName, text: string, isHere: boolean) => (
    <li key={href}>
      <NavLink as={RouterLink} href={href + query} aria-current={isHere ? 'page' : undefined} onClick={onGo}>
        <Icon name={icon} />
        <span>{text}</span>
      </NavLink>
    </li>
  );
  return (
    <Root aria-label={t('nav.label')}>
      <List>
        {place(notePaths.notes, 'document', t('nav.notes'), view.kind === 'notes')}
        {place(notePaths.archive, 'archive', t('nav.archive'), view.kind === 'archive')}
        {place(notePaths.trash, 'delete', t('nav.trash'), view.kind === 'trash')}
      </List>
      <Heading>
        {t('nav.labels')}
        <IconButton icon="edit" size="sm" label={t('nav.editLabels')} onPress={onEditLabels} />
      </Heading>
      {labels.length > 0 && (
        <List>
          {labels.map(({ id, title }) => place(notePaths.label(id), 'tag', title, view.kind === 'label' && view.id === id))}
        </List>
      )}
    </Root>
  );
}

export interface NotesNavProps {
  view: NotesView;
  labels: readonly NoteLabel[];
  /** Parts of the address that stay: search and order. */
  query: string;
  onEditLabels: () => void;
  /** Called when the user navigates. */
  onGo?: () => void;
}
