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
 * Hides the locked page: its content can't be seen, searched, printed or reached, but stays mounted, with all input. Uses its
 * own style sheet: the styling library's global styles would be in the sign-in page's script.
 * @returns a function that shows it again
 */
export function hidePage(page: Document = document): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  page.adoptedStyleSheets.push(sheet);
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
