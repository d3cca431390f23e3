declare global {
  interface Window {
    /** Set by `offerTexts`. */
    __storyTexts: () => StoryText[];
  }
}

export interface StoryText {
  element: Element;
  /** The element and its ancestors, innermost first. */
  lineage: Element[];
  /** Elements painted over its middle, and those under it, starting with the element itself. */
  over: Element[];
  under: Element[];
}

/**
 * Runs in the page, before any of Storybook's code. Exposes the readable texts of the page: those that are visible and belong
 * to enabled elements.
 */
export function offerTexts(): void {
  window.__storyTexts = findTexts;

  function findTexts(): StoryText[] {
    const lineage = (element: Element | null): Element[] => (element ? [element, ...lineage(element.parentElement)] : []);
    const isText = (element: Element) =>
      element.matches('input:not([type=checkbox], [type=radio]), select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    // Text for screen readers only is clipped away.
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      lineage(element).every((ancestor) => getComputedStyle(ancestor).clipPath !== 'inset(50%)');
    const isOff = (element: Element) =>
      element.closest(':disabled, [aria-disabled="true"], [inert]') !== null ||
      element.closest('label')?.control?.matches(':disabled') === true;
    const texts = [...document.body.querySelectorAll('*')].filter(
      (element) => isText(element) && isSeen(element) && !isOff(element),
    );
    return texts.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const painted = document.elementsFromPoint(left + width / 2, top + height / 2);
      const place = painted.indexOf(element);
      return {
        element,
        lineage: lineage(element),
        over: painted.slice(0, Math.max(0, place)),
        under: place < 0 ? [] : painted.slice(place),
      };
    });
  }
}
