export * from './activity';
export { activitiesEndpoints } from './activitiesEndpoints';
