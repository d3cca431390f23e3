import { splitMailAddresses } from '@stockroom/contract';
import { type ComposeDraft, emptyDraft } from './composeDraft';
import { textAsHtml } from './mailText';

/**
 * The draft that a `mailto:` link describes (RFC 6068). It may set recipients and text, and nothing that is loaded from
 * elsewhere.
 */
export function mailtoDraft(href: string, id: string): ComposeDraft {
  const [people = '', query = ''] = href.replace(/^mailto:/i, '').split(/\?(.*)/s);
  const headerFields = query.split('&').map((part) => {
    const [name = '', value = ''] = part.split(/=(.*)/s).map(decoded);
    return { name: name.toLowerCase(), value };
  });
  const all = (wanted: string) => headerFields.filter(({ name }) => name === wanted).map(({ value }) => value);
  const addresses = (texts: readonly string[]) => texts.flatMap(splitMailAddresses);
  const [subject = ''] = all('subject');
  const [body = ''] = all('body');
  return {
    ...emptyDraft(id),
    to: addresses([decoded(people), ...all('to')]),
    cc: addresses(all('cc')),
    bcc: addresses(all('bcc')),
    subject,
    content: body === '' ? '' : textAsHtml(body.replaceAll('\r\n', '\n')),
  };
}

/** The decoded text; unchanged where its escapes are invalid. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
