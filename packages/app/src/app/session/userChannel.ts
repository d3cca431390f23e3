import { tabTopic } from '#shared/tabs/tabTopic';

/**
 * Notifies other tabs that the signed-in user has changed. They refetch the user from the server: no personal data goes through
 * the channel.
 */
export const userChannel = tabTopic('user', (data) => (data === 'changed' ? data : null));
