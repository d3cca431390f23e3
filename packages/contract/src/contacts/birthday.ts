import { isDay } from '../shared/day';

/**
 * Whether a day is a valid date of birth: a calendar day that is not in the future.
 * @param today as `dayOfInstant` gives it
 */
export const isValidBirthDate = (text: string, today: string): boolean => isDay(text) && text <= today;
