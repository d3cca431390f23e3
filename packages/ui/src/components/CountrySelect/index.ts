export { CountrySelect, type CountrySelectProps } from './CountrySelect';
export type { CountryItem } from './countryOptions';
