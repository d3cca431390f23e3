/** Follows an address like a click on a link: a mail address starts a mail in the app, where there is a mailbox. */
export function followAddress(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
