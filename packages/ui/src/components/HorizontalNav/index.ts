export { HorizontalNav, type HorizontalNavProps } from './HorizontalNav';
