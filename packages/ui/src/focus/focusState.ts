/** Whether an element can take the focus now. */
export const canTakeFocus = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element.checkVisibility() && !element.matches(':disabled');

/** Whether the focus is lost: the focused element was removed. */
export const isFocusLost = (): boolean => document.activeElement === document.body || document.activeElement === null;
