import { openTabChannel, type TabChannel } from '../../../shared/tabs/tabChannel';

type Message = 'changed';

let channel: TabChannel<Message> | null = null;

/** Opened when it is first needed, and kept: a tab never hears itself. */
function tabs(): TabChannel<Message> {
  channel ??= openTabChannel<Message>(
    'stockroom.shortcuts',
    (data) => (data === 'changed' ? data : null),
    (message) => JSON.stringify(message),
  );
  return channel;
}

/** Tells the other tabs of this browser that the shortcuts were written. */
export const tellOtherTabs = (): void => tabs().post('changed');

/** Calls `listener` when another tab has written. Returns how to stop. */
export const onOtherTabs = (listener: () => void): (() => void) => tabs().listen(listener);
