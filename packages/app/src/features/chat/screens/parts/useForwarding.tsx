import type { ChatMessage } from '@stockroom/contract';
import { useState } from 'react';
import { lazyPart } from '#shared/routing/lazyPart';

const ForwardDialog = lazyPart('chat-forward', () => import('./ForwardDialog').then((module) => module.ForwardDialog));

/** Forwards messages: `dialog` chooses the conversations. */
export function useForwarding() {
  const [messages, setMessages] = useState<readonly ChatMessage[] | null>(null);
  return {
    forward: setMessages,
    dialog: messages && <ForwardDialog messages={messages} onClose={() => setMessages(null)} />,
  };
}
