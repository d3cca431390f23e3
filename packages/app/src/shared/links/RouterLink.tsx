import { type AnchorHTMLAttributes, type MouseEvent, use } from 'react';
import { createPath, UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';
import { safePath } from './safePath';

export interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: React.Ref<HTMLAnchorElement>;
}

/**
 * Element behind the design system's links: an `<a>` that the router follows for paths of the app, a plain one for
 * everything else and where there is no router. Not the router's own `<Link>`, which re-renders every link of the page with
 * each address.
 */
export function RouterLink({ href, onClick, children, ...rest }: RouterLinkProps) {
  const context = use(RouterContext);
  const path = href.startsWith('#') ? null : safePath(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!context || path === null || event.defaultPrevented || !isPlain(event) || (rest.target ?? '_self') !== '_self') return;
    event.preventDefault();
    const { router } = context;
    // A link to the current page adds no history entry.
    void router.navigate(path, { replace: path === createPath(router.state.location) });
  };
  return (
    <a {...rest} href={path ?? href} onClick={follow}>
      {children}
    </a>
  );
}

/** Whether a click stays in this tab: not for a new tab or window, a download or the context menu. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
