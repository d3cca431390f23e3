import { openTabChannel, type TabChannel } from '../../shared/tabs/tabChannel';

/** Tells the other tabs that the signed-in person was changed. They ask the server who it is now: nothing personal goes through. */
export type UserChannel = TabChannel<'changed'>;

let channel: UserChannel | null = null;

/** The page's one channel: what a tab posts must not come back to another part of it. */
export function userChannel(): UserChannel {
  channel ??= openTabChannel<'changed'>(
    'stockroom.user',
    (data) => (data === 'changed' ? data : null),
    (message) => JSON.stringify(message),
  );
  return channel;
}
