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

/** Says which page this is and what can be done on it. Renders the page's one `<h1>`, with its actions beside it. */
export function PageHeader({ title, description, actions, meta, breadcrumbs, size = 'heading', headingRef }: PageHeaderProps) {
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
          </HeaderTitleLine>
          {description && <HeaderDescription>{description}</HeaderDescription>}
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
