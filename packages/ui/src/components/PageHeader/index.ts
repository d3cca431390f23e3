export { PageHeader, type PageHeaderProps } from './PageHeader';
export { PageHelp, PageHelpProvider, type PageHelpProviderProps } from './PageHelp';
export { pageStack } from './pageStack';
