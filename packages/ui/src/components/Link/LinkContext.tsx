import {
  createContext,
  createElement,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

/** Props of a link component: an anchor's attributes with a required `href`. */
export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** Provides the app's router link to every link below it. Without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** An unstyled anchor that goes through the app's router, unless it leaves the page or stays on it. */
export function Anchor({ external = false, onNavigate, onClick, ...rest }: AnchorProps & NavigationProps) {
  const routed = use(LinkContext);
  return createElement(external || !rest.href.startsWith('/') ? 'a' : routed, {
    ...rest,
    ...(external && { target: '_blank', rel: 'noopener noreferrer' }),
    onClick: (event) => {
      onClick?.(event);
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!event.defaultPrevented && !elsewhere && !external) onNavigate?.();
    },
  } satisfies AnchorProps);
}

export interface LinkProviderProps {
  /** Renders an anchor for an `href` of the app. Must forward the other props and the ref. */
  component: ComponentType<AnchorProps>;
  children: ReactNode;
}

export interface NavigationProps {
  /** Opens in a new tab. @default false */
  external?: boolean;
  /** Called on a plain press in this tab, not on a press that opens a new tab. */
  onNavigate?: () => void;
}
