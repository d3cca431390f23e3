export * from './mail';
export * from './mailAddress';
export { mailboxEndpoints } from './mailboxEndpoints';
export * from './mailFolder';
export * from './mailIds';
export * from './mailLabel';
export * from './mailSearch';
