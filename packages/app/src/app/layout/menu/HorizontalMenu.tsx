// Fetched with the first page under it: the bundler parts the design system by what is imported here.
export { HorizontalNav as HorizontalMenu } from '@stockroom/ui';
