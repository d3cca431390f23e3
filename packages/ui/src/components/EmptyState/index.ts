export { EmptyState, type EmptyStateProps } from './EmptyState';
export { ILLUSTRATIONS, type IllustrationName } from './types';
