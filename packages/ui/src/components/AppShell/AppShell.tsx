import { type MouseEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { usePreserveFocus } from '../../focus/usePreserveFocus';
import { IconButton } from '../IconButton/IconButton';
import { Backdrop, CloseNav, Column, Main, NavSlot, ShellRoot, SkipLink } from './AppShell.styles';
import { useFocusInView } from './useFocusInView';
import { useNavOver } from './useNavOver';

const MAIN_ID = 'main';

/**
 * The frame of every page. Renders a skip link and `<main>`; in all layouts but `empty` also the menu and the top bar. From 960
 * px the menu is beside the page, as a rail, or as a bar above it; below 960 px it covers the page in every layout. The menu
 * has the awning in all layouts. Switching the layout moves the frame and keeps the page mounted. The focused element of the
 * page stays in view when content appears above it, and its focus is passed on when it is removed.
 */
export function AppShell(props: AppShellProps) {
  const { layout, topBar, dock, nav, navLabel, navOpen = true, onNavOpenChange, closeNavLabel, skipLinkLabel } = props;
  const shellRef = useRef<HTMLDivElement>(null);
  const navRef = useRef<HTMLDivElement>(null);
  const mainRef = useRef<HTMLElement>(null);
  const close = () => onNavOpenChange?.(false);
  const { over, wide } = useNavOver(navOpen && layout !== 'empty', (open) => onNavOpenChange?.(open));
  const leftByLinkRef = useOverlayFocus(navRef, over, close);
  useFocusInView(mainRef);
  usePreserveFocus(shellRef);
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href]:not([target])');
    if (!over || !link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    leftByLinkRef.current = true;
    close();
  };
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(MAIN_ID)?.focus();
  };
  const isBar = layout === 'horizontal' && wide;
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`} onClick={skip}>
        {skipLinkLabel}
      </SkipLink>
      <ShellRoot ref={shellRef}>
        {layout !== 'empty' && !isBar && (
          <NavSlot
            ref={navRef}
            className="awning"
            {...(over && { role: 'dialog', 'aria-modal': true, 'aria-label': navLabel })}
            data-layout={layout}
            data-open={navOpen || undefined}
            data-over={over || undefined}
            onClick={leave}
          >
            {over && (
              <CloseNav>
                <IconButton icon="close" label={closeNavLabel ?? ''} tooltip={false} onPress={close} />
              </CloseNav>
            )}
            {nav}
          </NavSlot>
        )}
        <Backdrop data-over={over || undefined} role="presentation" onClick={close} />
        <Column inert={over}>
          {layout === 'empty' ? null : topBar}
          {isBar && navOpen ? nav : null}
          <Main ref={mainRef} id={MAIN_ID} tabIndex={-1} data-layout={layout}>
            {props.children}
          </Main>
        </Column>
        {layout === 'empty' || over ? null : dock}
      </ShellRoot>
    </>
  );
}

export const LAYOUTS = ['empty', 'classy', 'compact', 'futuristic', 'horizontal'] as const;
export type LayoutName = (typeof LAYOUTS)[number];

export interface AppShellProps {
  /** `classy` and `futuristic`: a menu of 272 px beside the page. `compact`: a rail of 72 px. `horizontal`: a bar under the top bar. */
  layout: LayoutName;
  /**
   * The menu, which is the landmark. Below 960 px a `SideNav`; from 960 px the menu of the layout: a `SideNav`, a `CompactNav`
   * or a `HorizontalNav`.
   */
  nav?: ReactNode;
  /** A `TopBar`. */
  topBar?: ReactNode;
  /** Panel beside the page at the far edge, as tall as the window: an `aside` of its own. */
  dock?: ReactNode;
  /** Label of the skip link: "Skip to content". */
  skipLinkLabel: string;
  /** Label of the menu while it covers the page. */
  navLabel?: string;
  /**
   * From 960 px: whether the menu is beside the page. Below: whether it covers the page, once it is opened there. @default true
   */
  navOpen?: boolean;
  /** Requests that the menu opens or closes: on Escape, an outside press, a followed link, a resized window. */
  onNavOpenChange?: (open: boolean) => void;
  /** Label of the button that closes the menu over the page. */
  closeNavLabel?: string;
  children: ReactNode;
}

/**
 * Keeps the focus in the menu while `over`, and closes it on Escape. Afterwards the focus returns to its origin, unless the
 * user left the menu by a link: then the next page takes it.
 * @returns a ref to set to true before closing by a link
 */
function useOverlayFocus(navRef: RefObject<HTMLElement | null>, over: boolean, onClose: () => void) {
  const leftByLink = useRef(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!over) return undefined;
    const opener = document.activeElement;
    leftByLink.current = false;
    navRef.current?.querySelector<HTMLElement>('button, a[href], input')?.focus({ preventScroll: true });
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('keydown', escape);
      if (!leftByLink.current && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [over, navRef]);
  return leftByLink;
}
