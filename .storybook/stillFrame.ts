/**
 * In a frame of the docs, what a story does with the focus as it plays scrolls its own frame at most: the page around would jump to whichever
 * story played last.
 */
export function keepPageStill(): void {
  if (!window.frameElement?.id.startsWith('iframe--')) return;
  const focus = Reflect.get(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function still(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
