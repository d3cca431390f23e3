import './locales/types';

export { StoreSwitcher } from './screens/StoreSwitcher/StoreSwitcher';
