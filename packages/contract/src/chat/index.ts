export * from './chat';
export * from './chatContact';
export { chatEndpoints } from './chatEndpoints';
export * from './chatGroup';
export * from './chatMessage';
export * from './chatNews';
