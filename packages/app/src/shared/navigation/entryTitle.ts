/**
 * Title of an entry of the served menu: the text of its key, or the title itself. A key without a text is made readable:
 * `nav.stockCounts` becomes "stock counts".
 * @param translate gives the text of a key, `null` for an unknown one
 */
export const entryTitle = (title: string, translate: (key: string) => string | null): string =>
  translate(title) ?? readable(title);

function readable(title: string): string {
  if (!/^[a-z][\w.-]*$/.test(title)) return title;
  const last = title.split('.').at(-1) ?? title;
  return last.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
