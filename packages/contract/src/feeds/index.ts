export { feedsEndpoints } from './feedsEndpoints';
export { CreateMessageBody, FEED_LIMITS, Message, ToggleMessageBody, UpdateMessageBody } from './message';
export * from './notification';
