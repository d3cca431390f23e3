import type { ReactNode, Ref } from 'react';
import { Actions, Cover, Face, Head, Line, Name, Root, Secondary, Stripes } from './RecordHeader.styles';

/**
 * The head of a record of a person or a company: its cover, its picture over the cover's edge, its name and its actions.
 * Renders a `<header>` with a heading.
 */
export function RecordHeader({ name, cover, avatar, secondary, tags, actions, level = 2, headingRef }: RecordHeaderProps) {
  return (
    <Root>
      <Cover>{cover ? <img src={cover} alt="" decoding="async" /> : <Stripes aria-hidden />}</Cover>
      <Head>
        <Face>{avatar}</Face>
        {actions && <Actions>{actions}</Actions>}
        <Line>
          <Name as={`h${level}`} ref={headingRef} tabIndex={-1}>
            {name}
          </Name>
          {secondary && <Secondary>{secondary}</Secondary>}
          {tags}
        </Line>
      </Head>
    </Root>
  );
}

export interface RecordHeaderProps {
  name: string;
  /** URL of a wide picture, our own or checked by the app. Without a picture the shop's awning is shown. */
  cover?: string | null;
  /** An `Avatar` of 96 px. */
  avatar: ReactNode;
  /** One line under the name: title and company. */
  secondary?: ReactNode;
  /** Badges under the secondary line. */
  tags?: ReactNode;
  /** Buttons, at most one of them `primary`. */
  actions?: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 1 | 2 | 3;
  /** Receives the focus when the record opens. */
  headingRef?: Ref<HTMLHeadingElement>;
}
