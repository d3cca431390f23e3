import { Fragment } from 'react';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { CrumbList, CrumbsRoot } from './Breadcrumbs.styles';

/**
 * Path of a page, from the top level to the page itself. Renders a `<nav>` with an ordered list of links; the last item is the
 * current page.
 */
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
  /** Missing where there is no page, such as for a group of the menu. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** Label of the landmark: "Where you are". */
  label: string;
  /** Items from the top level; the last one is the page itself. */
  items: readonly BreadcrumbItem[];
}
