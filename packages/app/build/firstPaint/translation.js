// Keeps a page working while the browser translates it. Chrome replaces texts with `<font>` elements; React goes on with its
// own text nodes, no longer finds them in place, and throws a NotFoundError or changes nodes that are not visible. This script
// finds the replacement when a text node is accessed, and puts a changed text back to be translated again. No event announces a
// translation, and the only other remedy is an element around every text. Runs in the page's head, before any text can be
// translated.
{
  /** Texts that a translation removed from the page, with their replacements. */
  const standIns = new WeakMap();
  const standInOf = (text) => {
    const standIn = standIns.get(text);
    return standIn?.isConnected ? standIn : undefined;
  };
  const isFont = (node) => node?.localName === 'font';

  const changes = new MutationObserver((records) => {
    for (const { target } of records) standInOf(target)?.replaceWith(target);
  });
  const note = (records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
      for (const node of removedNodes) {
        if (!font || !(node instanceof Text)) continue;
        standIns.set(node, font);
        changes.observe(node, { characterData: true });
      }
      // React has inserted the text itself elsewhere, or the user switched back to the original page.
      for (const node of addedNodes) if (node instanceof Text) standInOf(node)?.remove();
    }
  };
  const replacements = new MutationObserver(note);
  replacements.observe(document.documentElement, { childList: true, subtree: true });

  const own = Object.getOwnPropertyDescriptors(Node.prototype);
  const placeOf = (parent, child) => {
    if (!child || child.parentNode === parent) return child;
    note(replacements.takeRecords());
    const standIn = standInOf(child);
    return standIn?.parentNode === parent ? standIn : child;
  };
  Node.prototype.insertBefore = function insertBeforePlace(node, child) {
    return own.insertBefore.value.call(this, node, placeOf(this, child));
  };
  Node.prototype.removeChild = function removePlace(child) {
    own.removeChild.value.call(this, placeOf(this, child));
    return child;
  };
}
