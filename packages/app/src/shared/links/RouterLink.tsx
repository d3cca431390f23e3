import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import { safePath } from './safePath';

export interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: React.Ref<HTMLAnchorElement>;
}

/** What the design system's links render: the router's link for paths of ours, a plain one for everything else. */
export function RouterLink({ href, children, ...rest }: RouterLinkProps) {
  const path = href.startsWith('#') ? null : safePath(href);
  if (path === null) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={path} {...rest}>
      {children}
    </Link>
  );
}
