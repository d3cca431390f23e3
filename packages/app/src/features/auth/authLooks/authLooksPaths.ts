/** Address of the page that shows the sign-in family in its looks. */
export const authLooksPath = '/pages/authentication';
