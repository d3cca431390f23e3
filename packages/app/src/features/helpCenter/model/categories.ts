/** Category of the questions that the home page shows. */
export const MOST_ASKED = 'most-asked';
/** Category of the guides that it shows. */
export const FIRST_GUIDES = 'getting-started';
