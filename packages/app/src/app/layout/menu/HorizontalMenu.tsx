// Fetched with the first page in this layout: the bundler splits the design system by the imports here.
export { HorizontalNav as HorizontalMenu } from '@stockroom/ui';
