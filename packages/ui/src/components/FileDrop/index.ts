export { FileDrop, type FileDropProps } from './FileDrop';
export { useFileDrop } from './useFileDrop';
