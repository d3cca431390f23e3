const RULES = `
  body > :not([data-lock]) {
    visibility: hidden !important;
    opacity: 0 !important;
    pointer-events: none !important;
  }
  html {
    overflow: hidden;
  }
`;

/**
 * Nothing of the page can be seen, found, printed or reached while it is locked; it stays, with all that is typed in it. A sheet of
 * its own: the styling library's global styles would be in the script of the sign-in page.
 * @returns shows it again
 */
export function hidePage(page: Document = document): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  page.adoptedStyleSheets.push(sheet);
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
