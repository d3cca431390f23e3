export { RadioCards, type RadioCardsProps } from './RadioCards';
