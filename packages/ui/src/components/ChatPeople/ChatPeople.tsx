import { Avatar, type PresenceName } from '../Avatar';
import { Icon } from '../Icon/Icon';
import { Anchor } from '../Link/LinkContext';
import { VisuallyHidden } from '../VisuallyHidden';
import { About, Count, Name, NameLine, PeopleList, PersonButton, Told, When } from './ChatPeople.styles';

/**
 * People to talk to, each a button or a link. As a `list` with their last words, as a `rail` by their pictures alone. Renders a `<ul>`; who is
 * open has `aria-current`.
 */
export function ChatPeople({ people, look = 'list', label, current, onChoose, hrefOf, locale }: ChatPeopleProps) {
  return (
    <PeopleList aria-label={label} data-look={look}>
      {people.map((person) => {
        const common = {
          'data-person': person.id,
          title: look === 'rail' ? person.name : undefined,
          'aria-current': person.id === current ? ('true' as const) : undefined,
          children: <Person person={person} look={look} locale={locale} />,
        };
        return (
          <li key={person.id}>
            {hrefOf ? (
              <PersonButton {...common} as={Anchor} href={hrefOf(person.id)} data-record={person.id} />
            ) : (
              <PersonButton {...common} type="button" onClick={() => onChoose?.(person.id)} />
            )}
          </li>
        );
      })}
    </PeopleList>
  );
}

function Person({ person, look, locale }: { person: ChatPerson; look: 'list' | 'rail'; locale?: string }) {
  return (
    <>
      <Avatar name={person.name} src={person.avatar} presence={person.presence} decorative locale={locale} />
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
    </>
  );
}

export interface ChatPerson {
  id: string;
  name: string;
  /** The marks' meaning, in words: "2 unread, muted". */
  state?: string;
  /** Address of the picture, checked by the app. */
  avatar?: string;
  /** One line under the name: the last words, or who it is. */
  about?: string;
  /** When that was: "Today", a date. */
  when?: string;
  unread?: number;
  muted?: boolean;
  /** A mark at the picture; `state` says it in words. */
  presence?: PresenceName;
}

export interface ChatPeopleProps {
  people: readonly ChatPerson[];
  /** @default 'list' */
  look?: 'list' | 'rail';
  /** Of the list: "Conversations". */
  label: string;
  /** Id of who is open. */
  current?: string;
  onChoose?: (id: string) => void;
  /** Where each leads: they are links then. */
  hrefOf?: (id: string) => string;
  /** Language tag; initials' capitals follow it. */
  locale?: string;
}
