import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mailSettingsQuery } from '#features/mailbox/api/mailQueries';
import { composer } from '#features/mailbox/compose/composer';
import { mailLinks } from '#shared/links/mailLinks';
import { withSignature } from '#features/mailbox/model/replies';
import { mailtoDraft } from '#features/mailbox/model/mailtoDraft';

/** Opens a new mail when a link to a mail address is clicked, above the current page. */
export function useMailLinks(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      mailLinks.listen((href) => {
        // Safe against double submits: a click starts a mail, and the server has none of it until something is typed.
        const draft = mailtoDraft(href, crypto.randomUUID());
        const write = (signature: string) => composer.write(withSignature(draft, signature));
        // Without the settings, the mail starts without a signature.
        client.query(mailSettingsQuery()).then(
          (settings) => write(settings.signature),
          () => write(''),
        );
      }),
    [client],
  );
}
