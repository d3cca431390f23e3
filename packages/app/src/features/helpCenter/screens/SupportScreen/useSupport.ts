import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sendRequest } from '#features/helpCenter/api/helpCalls';
import { helpKeys } from '#features/helpCenter/api/helpQueries';
import { SupportDraft } from '#features/helpCenter/model/supportDraft';
import { announce } from '#shared/announce/announce';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDraft } from '#shared/drafts/useDraft';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { useIdempotentCreate } from '#shared/query/useIdempotentCreate';
import { useSession } from '#shared/session/SessionContext';

/** Time for which the notice of a sent request is shown, in milliseconds. */
const SENT_NOTICE_MS = 7000;

interface Sent {
  number: string;
  email: string;
}

/**
 * A request being written, and the outcome of sending it.
 * @param subject its initial subject
 */
export function useSupport(subject: string) {
  const { t } = useTranslation('helpCenter');
  const { user } = useSession();
  const client = useQueryClient();
  const describe = useDescribeError();
  const start = { name: user.name, email: user.email, subject, message: '', files: [] };
  const { value: draft, set, forget, store } = useDraft(draftSubject('support', 'new'), SupportDraft, start);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  useEffect(() => {
    if (sent === null) return undefined;
    const timer = setTimeout(() => setSent(null), SENT_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [sent]);

  const { create } = useIdempotentCreate(
    async (asked: SupportDraft, idOf) => {
      const { files, ...texts } = asked;
      setSending(true);
      setFailure(null);
      try {
        const { number } = await sendRequest({ ...texts, attachments: files, id: idOf() });
        await client.invalidateQueries({ queryKey: helpKeys.requests() });
        broadcastInvalidation(helpKeys.requests());
        setSent({ number, email: asked.email.trim() });
        announce(t('support.said', { number }));
        forget();
        return true;
      } catch (error) {
        store(asked);
        setFailure(describe(error).message);
        return false;
      } finally {
        setSending(false);
      }
    },
    { stays: true },
  );
  return {
    draft,
    isSending,
    failure,
    sent,
    isTouched: JSON.stringify(draft) !== JSON.stringify(start),
    onChange: (changes: Partial<SupportDraft>) => set({ ...draft, ...changes }),
    onClear: forget,
    onSubmit: () => create(draft),
  };
}
