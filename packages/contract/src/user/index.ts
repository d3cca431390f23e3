export * from './updateUser';
export { userEndpoints } from './userEndpoints';
