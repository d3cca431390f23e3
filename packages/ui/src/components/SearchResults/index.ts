export { SearchResults, type SearchResultsProps } from './SearchResults';
export type { SearchResultGroup, SearchResultItem } from './types';
