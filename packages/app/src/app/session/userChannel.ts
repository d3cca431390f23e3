import { tabTopic } from '../../shared/tabs/tabTopic';

/** Tells the other tabs that the signed-in person was changed. They ask the server who it is now: nothing personal goes through. */
export const userChannel = tabTopic('user', (data) => (data === 'changed' ? data : null));
