export * from './count';
export * from './importRecord';
export * from './labelJob';
export { queueEndpoints } from './queueEndpoints';
