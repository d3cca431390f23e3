export * from './faq';
export * from './guide';
export { helpCenterEndpoints } from './helpCenterEndpoints';
export * from './helpSearch';
export * from './support';
