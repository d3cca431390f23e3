import type { ReactNode, Ref } from 'react';
import { Actions, Cover, Face, Head, Line, Name, Root, Secondary, Stripes } from './RecordHeader.styles';

/**
 * The head of a record that is a person or a company: its cover, its picture over the cover's edge, its name and what can be done.
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
  /** Address of a wide picture, ours or checked by the app. Without one the shop's awning hangs there. */
  cover?: string | null;
  /** An `Avatar` of 96 px. */
  avatar: ReactNode;
  /** One line under the name: title and company. */
  secondary?: ReactNode;
  /** Under it: badges. */
  tags?: ReactNode;
  /** Buttons, one of them `primary` at most. */
  actions?: ReactNode;
  /** Of the heading. @default 2 */
  level?: 1 | 2 | 3;
  /** Opening the record moves the focus here. */
  headingRef?: Ref<HTMLHeadingElement>;
}
