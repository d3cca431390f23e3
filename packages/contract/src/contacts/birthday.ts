import { isDay } from '../shared/day';

/**
 * Whether somebody may have been born on a day: nobody was born in the future.
 * @param today as `dayOfInstant` gives it
 */
export const isValidBirthDate = (text: string, today: string): boolean => isDay(text) && text <= today;
