import type { Chat } from '@stockroom/contract';
import type { ChatOverlay } from '#features/chat/model/chatAddress';
import { ChatInfo } from './overlays/ChatInfo';
import { ChatSettings } from './overlays/ChatSettings';
import { ChatTrash } from './overlays/ChatTrash';
import { GroupDrawer } from './overlays/GroupDrawer';
import { NewChatDrawer } from './overlays/NewChatDrawer';
import { ProfileDrawer } from './overlays/ProfileDrawer';
import { Starred } from './overlays/Starred';
import type { ChatPage } from './useChatPage';

/** Overlays of the chat page. */
export function ChatOverlays({ overlay, chat, chats, page, onClose }: ChatOverlaysProps) {
  const open = (id: string) => page.go(id, { overlay: null });
  if (overlay === 'new') return <NewChatDrawer onStarted={open} onClose={onClose} />;
  if (overlay === 'group' || overlay === 'room') {
    return <GroupDrawer key={overlay} kind={overlay} onDone={open} onClose={onClose} />;
  }
  if (overlay === 'profile') return <ProfileDrawer onClose={onClose} />;
  if (overlay === 'settings') return <ChatSettings onClose={onClose} />;
  if (overlay === 'trash') return <ChatTrash onRestored={open} onClose={onClose} />;
  if (overlay === 'starred') return <Starred chats={chats} hrefOf={page.messageHref} onClose={onClose} />;
  if (!chat) return null;
  if (overlay === 'edit-group' && chat.group) {
    return <GroupDrawer key={chat.id} kind={chat.group.kind} group={chat} onDone={onClose} onClose={onClose} />;
  }
  return <ChatInfo chat={chat} onEdit={() => page.move({ overlay: 'edit-group' })} onClose={onClose} />;
}

export interface ChatOverlaysProps {
  overlay: ChatOverlay;
  /** The open chat. */
  chat: Chat | null;
  chats: readonly Chat[];
  page: ChatPage;
  onClose: () => void;
}
