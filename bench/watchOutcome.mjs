/**
 * Runs in the page. Measures the time from the next press until the outcome has changed and is painted: `window.__done`, in
 * milliseconds.
 * @param {{ selector: string, attribute?: string }} outcome what is read of it: an attribute, or its text
 */
export function watchOutcome({ selector, attribute }) {
  const read = () =>
    [...document.querySelectorAll(selector)].map((one) => (attribute ? one.getAttribute(attribute) : one.textContent)).join('\n');
  const before = read();
  window.__done = new Promise((settle) => {
    const onPress = () => {
      const pressed = performance.now();
      const checkOutcome = () => {
        if (read() === before) return requestAnimationFrame(checkOutcome);
        // In the frame that paints the change: the message arrives after painting.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => settle(performance.now() - pressed);
        port2.postMessage(null);
      };
      requestAnimationFrame(checkOutcome);
    };
    for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, onPress, { once: true, capture: true });
  });
}
