/** Whether an element can have the focus now. */
export const canTake = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element.checkVisibility() && !element.matches(':disabled');

/** Whether nothing has the focus: what had it is gone. */
export const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null;
