export { PageHeader, type PageHeaderProps } from './PageHeader';
export { pageStack } from './pageStack';
