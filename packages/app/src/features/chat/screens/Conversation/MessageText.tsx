import { Highlight, Link } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { linkedParts } from '#shared/links/linkedParts';
import { safeLink } from '#shared/links/safePath';
import { isOnlyEmoji } from '#features/chat/model/conversation';
import { Large } from './Conversation.styles';

/** A message's text, never read as markup: addresses become links, search terms are marked, and emoji alone are large. */
export function MessageText({ text, query }: MessageTextProps) {
  const { t } = useTranslation('chat');
  if (isOnlyEmoji(text)) return <Large>{text.trim()}</Large>;
  return linkedParts(text).map((part) => {
    const { at: key } = part;
    const link = part.href === undefined ? null : safeLink(part.href);
    if (link?.kind === 'outside') {
      return (
        <Link key={key} href={link.href} external={!link.href.startsWith('mailto:')} externalText={t('opensNewTab')}>
          {part.text}
        </Link>
      );
    }
    return query === '' ? part.text : <Highlight key={key} text={part.text} query={query} />;
  });
}

export interface MessageTextProps {
  text: string;
  /** Search term within the conversation. */
  query: string;
}
