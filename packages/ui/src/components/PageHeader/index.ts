export { PageHeader, type PageHeaderProps } from './PageHeader';
export { PageHelp } from './PageHelp';
export { PageHelpProvider, type PageHelpProviderProps } from './PageHelpContext';
export { pageStack } from './pageStack';
