import type { Mail } from '@stockroom/contract';
import { useMemo } from 'react';
import { linkedParts } from '#shared/links/linkedParts';
import { RichText } from '#shared/richText/RichText';
import { LetterFrame } from './LetterFrame';
import { Text } from './MailBody.styles';

/** A mail's content: text with links, our own HTML sanitised, external HTML in a frame of its own. */
export function MailBody({ mail, isOwn, loadPicture }: MailBodyProps) {
  const { content, isHtml, subject } = mail;
  const parts = useMemo(() => (isHtml ? [] : linkedParts(content)), [isHtml, content]);
  if (isHtml && isOwn) return <RichText html={content} isOwnMail />;
  if (isHtml) return <LetterFrame key={mail.id} html={content} title={subject} loadPicture={loadPicture} />;
  return (
    <Text>
      {parts.map(({ text, href, at }) =>
        href === undefined ? (
          text
        ) : (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {text}
          </a>
        ),
      )}
    </Text>
  );
}

export interface MailBodyProps {
  mail: Pick<Mail, 'id' | 'content' | 'isHtml' | 'subject'>;
  /** Whether the mail was written in this mailbox. */
  isOwn: boolean;
  /** Fetches an external picture through the server, as a `data:` URL. */
  loadPicture: (address: string) => Promise<string>;
}
