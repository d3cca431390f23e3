import { cloneElement, useId, useLayoutEffect, useRef, type ReactElement } from 'react';
import { placeTip } from './placeTip';
import { Tip } from './Tooltip.styles';
import { useTooltip } from './useTooltip';

/**
 * A short text about a control, on hover and on keyboard focus. Renders the control and, while visible, a `tooltip`; the
 * pointer can move onto it, and Escape closes it. Works without react-aria: the sign-in page has tooltips too.
 */
export function Tooltip({ text, children, describes = true }: TooltipProps) {
  const tipRef = useRef<HTMLSpanElement>(null);
  const { open, handlers } = useTooltip(tipRef);
  const id = useId();
  const slotRef = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const trigger = slotRef.current?.firstElementChild;
    const tip = tipRef.current;
    if (!open || !tip || !trigger) return undefined;
    let frame = 0;
    // On each frame while it is visible: the page may scroll under it, and a list may move its control to another row.
    const place = () => {
      frame = requestAnimationFrame(place);
      const { left, top } = placeTip(trigger.getBoundingClientRect(), tip.getBoundingClientRect(), {
        width: document.documentElement.clientWidth,
        height: window.innerHeight,
      });
      tip.style.left = `${left}px`;
      tip.style.top = `${top}px`;
    };
    tip.showPopover();
    place();
    return () => cancelAnimationFrame(frame);
  }, [open, text]);

  const described = (children.props as Described)['aria-describedby'];
  return (
    <span ref={slotRef} role="presentation" style={{ display: 'contents' }} {...handlers}>
      {describes && open
        ? cloneElement(children as ReactElement<Described>, { 'aria-describedby': [described, id].filter(Boolean).join(' ') })
        : children}
      {open && (
        <Tip ref={tipRef} id={id} role="tooltip" popover="manual">
          {text}
        </Tip>
      )}
    </span>
  );
}

interface Described {
  'aria-describedby'?: string;
}

export interface TooltipProps {
  /** Plain text; essential information belongs on the page instead. */
  text: string;
  /** A focusable control. Must pass `aria-describedby` on to its element. */
  children: ReactElement;
  /** `false` where the text is the control's own name: it would be read aloud twice. @default true */
  describes?: boolean;
}
