/**
 * Keeps focus changes of a framed docs story from scrolling the page around it: otherwise the page would jump to the story that
 * played last. At most the story's own frame scrolls.
 */
export function preventFocusScroll(): void {
  if (!window.frameElement?.id.startsWith('iframe--')) return;
  const focus = Reflect.get(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function still(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
