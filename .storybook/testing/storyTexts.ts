declare global {
  interface Window {
    /** Put there by `offerTexts`. */
    __storyTexts: () => StoryText[];
  }
}

export interface StoryText {
  element: Element;
  /** The element and all that it lies in, from the inside out. */
  lineage: Element[];
  /** Elements painted over its middle, and under it with itself first. */
  over: Element[];
  under: Element[];
}

/** Runs in the page, before anything of Storybook. Lets others ask which texts are to be read: seen, and of what can be used now. */
export function offerTexts(): void {
  window.__storyTexts = findTexts;

  function findTexts(): StoryText[] {
    const lineage = (element: Element | null): Element[] => (element ? [element, ...lineage(element.parentElement)] : []);
    const isText = (element: Element) =>
      element.matches('input:not([type=checkbox], [type=radio]), select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    // Text for screen readers alone is clipped away.
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
