import { Avatar } from '../Avatar';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { About, Count, Name, NameLine, PeopleList, PersonButton, Told, When } from './ChatPeople.styles';

/**
 * People to talk to, each a button. As a `list` with their last words, as a `rail` by their pictures alone. Renders a `<ul>`; who is
 * open has `aria-current`.
 */
export function ChatPeople({ people, look = 'list', label, current, onChoose, locale }: ChatPeopleProps) {
  return (
    <PeopleList aria-label={label} data-look={look}>
      {people.map((person) => (
        <li key={person.id}>
          <PersonButton
            type="button"
            data-person={person.id}
            aria-current={person.id === current ? 'true' : undefined}
            title={look === 'rail' ? person.name : undefined}
            onClick={() => onChoose(person.id)}
          >
            <Avatar name={person.name} src={person.avatar} decorative locale={locale} />
            {look === 'rail' && <VisuallyHidden>{[person.name, person.state].filter(Boolean).join(', ')}</VisuallyHidden>}
            {look === 'list' && (
              <Told>
                <NameLine>
                  <Name>{person.name}</Name>
                  {person.state && <VisuallyHidden>, {person.state}</VisuallyHidden>}
                  {person.muted && <Icon name="muted" size={16} />}
                  {person.when && <When>{person.when}</When>}
                </NameLine>
                {person.about && <About>{person.about}</About>}
              </Told>
            )}
            {person.unread ? (
              <Count data-muted={person.muted || undefined} aria-hidden>
                {person.unread > 99 ? '99+' : person.unread}
              </Count>
            ) : null}
          </PersonButton>
        </li>
      ))}
    </PeopleList>
  );
}

export interface ChatPerson {
  id: string;
  name: string;
  /** What the marks mean, in words: "2 unread, muted". */
  state?: string;
  /** Address of the picture, checked by the app. */
  avatar?: string;
  /** One line under the name: the last words, or who it is. */
  about?: string;
  /** When that was: "Today", a date. */
  when?: string;
  unread?: number;
  muted?: boolean;
}

export interface ChatPeopleProps {
  people: readonly ChatPerson[];
  /** @default 'list' */
  look?: 'list' | 'rail';
  /** Of the list: "Conversations". */
  label: string;
  /** Id of who is open. */
  current?: string;
  onChoose: (id: string) => void;
  /** Language tag; initials' capitals follow it. */
  locale?: string;
}
