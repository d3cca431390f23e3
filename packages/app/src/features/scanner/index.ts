import './locales/types';

export { Scanner } from './screens/Scanner/Scanner';
