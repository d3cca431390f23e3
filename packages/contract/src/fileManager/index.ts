export * from './fileBodies';
export * from './fileItem';
export { fileManagerEndpoints } from './fileManagerEndpoints';
export * from './fileName';
