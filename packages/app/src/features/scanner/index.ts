export { Scanner } from './screens/Scanner/Scanner';
