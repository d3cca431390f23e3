import type { Note } from '@stockroom/contract';
import { Checkbox, Highlight, Icon, IconButton, Menu, type MenuEntry } from '@stockroom/ui';
import { memo, useRef } from 'react';
import { noteName } from '#features/notes/model/noteName';
import { useTranslation } from '#shared/i18n/useTranslation';
import { RouterLink } from '#shared/links/RouterLink';
import { safeImage } from '#shared/links/safeImage';
import { useReminderText } from '../useReminderText';
import { CardTasks } from './CardTasks';
import { Above, Body, Card, Head, Mark, Marks, Open, Picture, Select, Text, Title } from './NoteCard.styles';

/** A note as a card in the list: an excerpt, with the search term marked. The whole card opens the note. */
export const NoteCard = memo(function NoteCard({ note, search, href, isSelected, onSelect, menuOf }: NoteCardProps) {
  const { t } = useTranslation('notes');
  const { title, content, tasks, labels, pinned, reminder } = note;
  const image = safeImage(note.image);
  const name = noteName(note) || t('untitled');
  const isRange = useRef(false);
  const hasTitle = title.trim() !== '';
  const link = { as: RouterLink, href, id: `note-${note.id}`, 'data-open': '' };
  const text = content.trim() !== '' && (
    <Text>
      <Highlight text={content.slice(0, 600)} query={search} />
    </Text>
  );
  return (
    <Card data-color={note.color} data-note={note.id} data-selected={isSelected || undefined}>
      {image && <Picture src={image} alt="" loading="lazy" decoding="async" />}
      <Body>
        <Head>
          {pinned && <Icon name="pin" size={16} label={t('card.pinned')} />}
          {hasTitle ? (
            <Title>
              <Open {...link}>
                <Highlight text={title} query={search} />
              </Open>
            </Title>
          ) : (
            <Open {...link} aria-label={name} data-whole />
          )}
          {!hasTitle && text}
          <Above>
            <Select
              onClickCapture={(event) => {
                isRange.current = event.shiftKey;
              }}
            >
              <Checkbox
                hideLabel
                label={t('card.select', { name })}
                checked={isSelected}
                onChange={() => onSelect(note.id, isRange.current)}
              />
            </Select>
            <Menu
              label={t('card.menu', { name })}
              trigger={<IconButton icon="more" size="sm" tooltip={false} label={t('card.menu', { name })} />}
              items={menuOf(note)}
            />
          </Above>
        </Head>
        {hasTitle && text}
        <CardTasks tasks={tasks} search={search} />
        {(labels.length > 0 || reminder !== null) && (
          <Marks>
            {reminder !== null && <ReminderMark reminder={reminder} />}
            {labels.map((label) => (
              <Mark key={label.id}>
                <span>
                  <Highlight text={label.title} query={search} />
                </span>
              </Mark>
            ))}
          </Marks>
        )}
      </Body>
    </Card>
  );
});

function ReminderMark({ reminder }: { reminder: string }) {
  const textOf = useReminderText();
  return (
    <Mark>
      <Icon name="clock" size={16} />
      <span>{textOf(reminder)}</span>
    </Mark>
  );
}

export interface NoteCardProps {
  note: Note;
  /** Search term to mark. */
  search: string;
  /** Address of the open note. */
  href: string;
  isSelected: boolean;
  /** @param isRange whether the range from the last selected note is meant */
  onSelect: (id: string, isRange: boolean) => void;
  menuOf: (note: Note) => MenuEntry[];
}
