// Lets a page live that the browser translates. Chrome puts `<font>` elements in the place of texts; React goes on with the texts that it made,
// finds them no longer where it left them, and ends in a NotFoundError or changes what nobody sees. Here what stands in a text's place is found
// when it is asked for, and a text that changes comes back, to be translated anew. There is no event that tells of a translation, and no other
// remedy but an element of its own around every text. In the page's head, as no text may be translated before.
{
  /** Texts that a translation took out of the page, and what stands in their place. */
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
      // React has put the text itself elsewhere, or the person sees the page as it was written again.
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
