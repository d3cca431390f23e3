import type { ReactNode, Ref } from 'react';
import {
  HeaderActions,
  HeaderDescription,
  HeaderRoot,
  HeaderRow,
  HeaderTexts,
  HeaderTitle,
  HeaderTitleLine,
} from './PageHeader.styles';
import { PageHelp } from './PageHelp';

/** The title of a page, with its actions. Renders the page's only `<h1>`, with the actions beside it. */
export function PageHeader({
  title,
  description,
  isDescriptionPending = false,
  isTitlePending = false,
  actions,
  meta,
  breadcrumbs,
  size = 'heading',
  headingRef,
}: PageHeaderProps) {
  const line = isDescriptionPending ? '\u00a0' : description;
  return (
    <HeaderRoot>
      {breadcrumbs}
      <HeaderRow>
        <HeaderTexts>
          <HeaderTitleLine>
            <HeaderTitle ref={headingRef} tabIndex={-1} data-size={size}>
              {title}
            </HeaderTitle>
            {meta}
            {!isTitlePending && <PageHelp />}
          </HeaderTitleLine>
          {line && <HeaderDescription>{line}</HeaderDescription>}
        </HeaderTexts>
        {actions && <HeaderActions>{actions}</HeaderActions>}
      </HeaderRow>
    </HeaderRoot>
  );
}

export interface PageHeaderProps {
  title: ReactNode;
  /** One line of help, or a count. */
  description?: ReactNode;
  /** The description is still loading: its line keeps its space, so that nothing below moves. @default false */
  isDescriptionPending?: boolean;
  /**
   * The title or the part beside it is a placeholder: the help link after them appears with the real ones, so that it does not
   * move. @default false
   */
  isTitlePending?: boolean;
  /** Buttons at the right, at most one of them `primary`. */
  actions?: ReactNode;
  /** Content beside the title: a badge, the time of the last save. */
  meta?: ReactNode;
  /** `Breadcrumbs`, above the title. */
  breadcrumbs?: ReactNode;
  /** `heading` on working pages, `display` on reading pages. @default 'heading' */
  size?: 'heading' | 'display';
  /** Receives the focus after navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
}
