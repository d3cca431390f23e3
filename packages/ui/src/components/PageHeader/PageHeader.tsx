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

/** Says which page this is and what can be done on it. Renders the page's one `<h1>`, with its actions beside it. */
export function PageHeader({
  title,
  description,
  isCounting = false,
  isNaming = false,
  actions,
  meta,
  breadcrumbs,
  size = 'heading',
  headingRef,
}: PageHeaderProps) {
  const line = isCounting ? '\u00a0' : description;
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
            {!isNaming && <PageHelp />}
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
  /** The description is still to come: its line has its place, and nothing below moves then. @default false */
  isCounting?: boolean;
  /** The title or what is beside it is one for the wait: the help that stands after them comes with the true ones, and moves for none. @default false */
  isNaming?: boolean;
  /** Buttons at the right, one of them `primary` at most. */
  actions?: ReactNode;
  /** Beside the title: a badge, when it was saved. */
  meta?: ReactNode;
  /** `Breadcrumbs`, above the title. */
  breadcrumbs?: ReactNode;
  /** `heading` on working pages, `display` on reading pages. @default 'heading' */
  size?: 'heading' | 'display';
  /** Navigation moves the focus here. */
  headingRef?: Ref<HTMLHeadingElement>;
}
