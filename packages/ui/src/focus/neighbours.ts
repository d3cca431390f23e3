import { canTakeFocus } from './focusState';

/** Excludes search fields: the next key, such as `j`, would be typed into them. */
const CONTROLS = ':is(a[href],button,input:not([type=search]),select,textarea,[tabindex="0"])';

/** Position of a control: its siblings and ancestors, up to the frame. */
export interface ControlPosition {
  control: Element;
  /** From the control outwards. */
  levels: { parent: Element; next: Element | null; previous: Element | null }[];
}

export function positionOf(control: Element, frame: Element): ControlPosition {
  const levels: ControlPosition['levels'] = [];
  for (let at = control; at !== frame && at.parentElement; at = at.parentElement) {
    levels.push({ parent: at.parentElement, next: at.nextElementSibling, previous: at.previousElementSibling });
  }
  return { control, levels };
}

/**
 * Returns the control itself; where it was removed the first control after it, else before it, else around it; else the
 * focusable element around it, which is the page's `<main>`.
 */
export function nearestControl({ control, levels }: ControlPosition): HTMLElement | null {
  if (canTakeFocus(control)) return control;
  for (const { parent, next, previous } of levels) {
    if (!parent.isConnected) continue;
    const found = firstIn(next, 'nextElementSibling') ?? firstIn(previous, 'previousElementSibling');
    if (found) return found;
    if (parent.matches('[tabindex="-1"]') && canTakeFocus(parent)) return parent;
  }
  return null;
}

function firstIn(from: Element | null, step: 'nextElementSibling' | 'previousElementSibling'): HTMLElement | null {
  for (let at = from; at; at = at[step]) {
    const found = [at, ...at.querySelectorAll(CONTROLS)].find((each) => each.matches(CONTROLS) && canTakeFocus(each));
    if (found instanceof HTMLElement) return found;
  }
  return null;
}
