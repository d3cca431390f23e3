import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mailSettingsQuery } from '../../api/mailQueries';
import { composer } from '../../compose/composer';
import { mailLinks } from '../../../../shared/links/mailLinks';
import { withSignature } from '../../model/answers';
import { mailtoDraft } from '../../model/mailtoDraft';

/** A link that names a mail address opens a mail to it, over the page that it is on. */
export function useMailLinks(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      mailLinks.listen((href) => {
        // Not made twice: a press begins a mail, and the server has none of it until something is typed.
        const draft = mailtoDraft(href, crypto.randomUUID());
        const write = (signature: string) => composer.write(withSignature(draft, signature));
        // One writes without a signature, too.
        client.query(mailSettingsQuery()).then(
          (settings) => write(settings.signature),
          () => write(''),
        );
      }),
    [client],
  );
}
