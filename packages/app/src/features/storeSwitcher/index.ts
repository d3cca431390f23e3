export { StoreSwitcher } from './screens/StoreSwitcher/StoreSwitcher';
