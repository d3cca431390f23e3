import { expect, test } from 'vitest';
import { emptyDraft } from './composeDraft';
import { mailtoDraft } from './mailtoDraft';

test.each([
  ['mailto:ada@example.com', { to: ['ada@example.com'] }],
  ['MAILTO:ada%2Brope@example.com,tom@example.com', { to: ['ada+rope@example.com', 'tom@example.com'] }],
  [
    'mailto:ada+rope@example.com?to=tom@example.com&CC=kim@example.com&bcc=lee@example.com',
    {
      to: ['ada+rope@example.com', 'tom@example.com'],
      cc: ['kim@example.com'],
      bcc: ['lee@example.com'],
    },
  ],
  [
    'mailto:?subject=1%2B1%20%26%20more&body=Rope%20%3C%206%20m%0D%0ASoap%0A%0ABye',
    {
      subject: '1+1 & more',
      content: '<p>Rope &lt; 6 m<br>Soap</p><p>Bye</p>',
    },
  ],
  ['mailto:i%C5%9F%C4%B1k@example.com?attach=/etc/passwd&references=x', { to: ['işık@example.com'] }],
  ['mailto:?subject=100%', { subject: '100%' }],
])('mailtoDraft: reads a link as follows: %s', (href, draft) => {
  expect(mailtoDraft(href, 'm1')).toEqual({ ...emptyDraft('m1'), ...draft });
});
