const common = '/api/common';

export const feedsEndpoints = {
  messages: `${common}/messages`,
  messagesMarkAllAsRead: `${common}/messages/mark-all-as-read`,
  messagesToggleReadStatus: `${common}/messages/toggle-read-status`,
  notifications: `${common}/notifications`,
  notificationsMarkAllAsRead: `${common}/notifications/mark-all-as-read`,
  notificationsToggleReadStatus: `${common}/notifications/toggle-read-status`,
} as const;
