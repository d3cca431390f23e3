import { Fragment } from 'react';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { CrumbList, CrumbsRoot } from './Breadcrumbs.styles';

/** Where a page lies, from the top down to itself. Renders a `<nav>` with an ordered list of links; the last one is the page. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <CrumbsRoot aria-label={label}>
      <CrumbList>
        {items.map((item, index) => (
          <li key={`${item.href ?? ''} ${item.label}`}>
            <Crumb item={item} last={index === items.length - 1} />
          </li>
        ))}
      </CrumbList>
    </CrumbsRoot>
  );
}

function Crumb({ item, last }: { item: BreadcrumbItem; last: boolean }) {
  if (last) return <span aria-current="page">{item.label}</span>;
  return (
    <Fragment>
      {item.href ? <Link href={item.href}>{item.label}</Link> : item.label}
      <Icon name="chevronRight" size={16} />
    </Fragment>
  );
}

export interface BreadcrumbItem {
  label: string;
  /** Left out where there is no page, such as for a group of the menu. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** Name of the landmark: "Where you are". */
  label: string;
  /** From the top; the last one is the page itself. */
  items: readonly BreadcrumbItem[];
}
