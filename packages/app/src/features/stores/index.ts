import './locales/types';

export { StoreSwitcher, type StoreSwitcherProps } from './screens/StoreSwitcher/StoreSwitcher';
