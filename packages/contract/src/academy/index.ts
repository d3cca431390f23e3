export { academyEndpoints } from './academyEndpoints';
export * from './course';
