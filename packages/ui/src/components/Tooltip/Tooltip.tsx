import { cloneElement, useId, useLayoutEffect, useRef, type ReactElement } from 'react';
import { placeTip } from './placeTip';
import { Tip } from './Tooltip.styles';
import { useTooltip } from './useTooltip';

/**
 * A few words about a control, on hover and on keyboard focus. Renders the control and, while it shows, a `tooltip`; one can
 * point at it, and Escape puts it away. Needs no react-aria: the sign-in page has tooltips too.
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
    // With each frame while it shows: the page may scroll under it, and a list take its control to another row.
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
  /** Plain words; what must be known stands on the page instead. */
  text: string;
  /** One control that can have the focus. Must pass on `aria-describedby` to its element. */
  children: ReactElement;
  /** `false` where the text is the control's own name: it would be read twice. @default true */
  describes?: boolean;
}
