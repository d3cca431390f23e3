import { useRef, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { Backdrop, CloseNav, Column, Main, NavPlace, ShellRoot, SkipLink } from './AppShell.styles';
import { useNavOver } from './useNavOver';
import { useOverlayFocus } from './useOverlayFocus';

const MAIN_ID = 'main';

/**
 * The frame of every page. Renders a skip link and `<main>`; with the layout `classy` also the side menu (272 px beside the page
 * from 960 px, over it below) and the top bar. `empty` is for pages before and after signing in.
 */
export function AppShell(props: AppShellProps) {
  const { layout, skipLinkLabel, children } = props;
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`} onClick={skip}>
        {skipLinkLabel}
      </SkipLink>
      {layout === 'empty' ? (
        <Main id={MAIN_ID} tabIndex={-1} data-layout="empty">
          {children}
        </Main>
      ) : (
        <Classy {...props} />
      )}
    </>
  );
}

function Classy({ nav, topBar, navLabel, navOpen, onNavOpenChange, closeNavLabel, children }: AppShellProps) {
  const navRef = useRef<HTMLDivElement>(null);
  const close = () => onNavOpenChange?.(false);
  const over = useNavOver(navOpen ?? true, (open) => onNavOpenChange?.(open));
  const leftByLinkRef = useOverlayFocus(navRef, over, close);
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href]:not([target])');
    if (!over || !link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    leftByLinkRef.current = true;
    close();
  };
  return (
    <ShellRoot>
      <NavPlace
        ref={navRef}
        {...(over && { role: 'dialog', 'aria-modal': true, 'aria-label': navLabel })}
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
      </NavPlace>
      <Backdrop data-over={over || undefined} role="presentation" onClick={close} />
      <Column inert={over}>
        {topBar}
        <Main id={MAIN_ID} tabIndex={-1} data-layout="classy">
          {children}
        </Main>
      </Column>
    </ShellRoot>
  );
}

export interface AppShellProps {
  layout: 'empty' | 'classy';
  /** A `SideNav`, which is the landmark. */
  nav?: ReactNode;
  /** A `TopBar`. */
  topBar?: ReactNode;
  /** "Skip to content". */
  skipLinkLabel: string;
  /** Name of the menu while it lies over the page. */
  navLabel?: string;
  /** From 960 px: stands beside the page. Below: lies over it, once it is opened there. @default true */
  navOpen?: boolean;
  /** Asks for the menu to open or close: Escape, a press outside, a followed link, a window that shrinks or grows. */
  onNavOpenChange?: (open: boolean) => void;
  /** Name of the button that closes the menu over the page. */
  closeNavLabel?: string;
  children: ReactNode;
}
