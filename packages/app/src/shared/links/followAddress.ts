/** Follows an address as a press on a link does: one of a mail begins it here, where there is a mailbox. */
export function followAddress(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
