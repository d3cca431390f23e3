/** Before rows are removed, moves the focus inside them to the next remaining row; after the last, to the previous one. */
export function focusNextRow(rows: readonly { id: string }[], gone: ReadonlySet<string>): void {
  const linkOf = (id: string) => document.querySelector<HTMLElement>(`li [data-record="${CSS.escape(id)}"]`);
  const hasFocus = (id: string) => linkOf(id)?.closest('li')?.contains(document.activeElement) ?? false;
  const at = rows.findIndex(({ id }) => gone.has(id) && hasFocus(id));
  if (at < 0) return;
  const stays = ({ id }: { id: string }) => !gone.has(id);
  const next = rows.slice(at).find(stays) ?? rows.slice(0, at).findLast(stays);
  if (next) linkOf(next.id)?.focus();
}
