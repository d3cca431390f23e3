/** Category of the questions shown on the home page. */
export const MOST_ASKED = 'most-asked';
/** Category of the guides shown on the home page. */
export const FIRST_GUIDES = 'getting-started';
