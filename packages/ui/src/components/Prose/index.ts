export { Prose } from './Prose.styles';
