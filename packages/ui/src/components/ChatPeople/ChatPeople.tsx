import { Avatar, type PresenceName } from '../Avatar';
import { Icon } from '../Icon/Icon';
import { Anchor } from '../Link/LinkContext';
import { VisuallyHidden } from '../VisuallyHidden';
import { About, Count, Name, NameLine, PeopleList, PersonButton, PersonText, When } from './ChatPeople.styles';

/**
 * People to chat with, each a button or a link. As a `list` with their last message, as a `rail` with their pictures only.
 * Renders a `<ul>`; the open chat has `aria-current`.
 */
export function ChatPeople({ people, variant = 'list', label, current, onChoose, hrefOf, locale }: ChatPeopleProps) {
  return (
    <PeopleList aria-label={label} data-look={variant}>
      {people.map((person) => {
        const common = {
          'data-person': person.id,
          title: variant === 'rail' ? person.name : undefined,
          'aria-current': person.id === current ? ('true' as const) : undefined,
          children: <Person person={person} layout={variant} locale={locale} />,
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

function Person({ person, layout, locale }: { person: ChatPerson; layout: 'list' | 'rail'; locale?: string }) {
  return (
    <>
      <Avatar name={person.name} src={person.avatar} presence={person.presence} decorative locale={locale} />
      {layout === 'rail' && <VisuallyHidden>{[person.name, person.state].filter(Boolean).join(', ')}</VisuallyHidden>}
      {layout === 'list' && (
        <PersonText>
          <NameLine>
            <Name>{person.name}</Name>
            {person.state && <VisuallyHidden>, {person.state}</VisuallyHidden>}
            {person.muted && <Icon name="muted" size={16} />}
            {person.when && <When>{person.when}</When>}
          </NameLine>
          {person.about && <About>{person.about}</About>}
        </PersonText>
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
  /** Meaning of the marks, as text: "2 unread, muted". */
  state?: string;
  /** URL of the picture, checked by the app. */
  avatar?: string;
  /** One line under the name: the last message, or a description of the person. */
  about?: string;
  /** Time of the last message: "Today", a date. */
  when?: string;
  unread?: number;
  muted?: boolean;
  /** Mark on the picture; `state` gives its meaning as text. */
  presence?: PresenceName;
}

export interface ChatPeopleProps {
  people: readonly ChatPerson[];
  /** @default 'list' */
  variant?: 'list' | 'rail';
  /** Label of the list: "Conversations". */
  label: string;
  /** Id of the person whose chat is open. */
  current?: string;
  onChoose?: (id: string) => void;
  /** Returns the URL for a person; renders links instead of buttons. */
  hrefOf?: (id: string) => string;
  /** Language tag for the capitals of initials. */
  locale?: string;
}
