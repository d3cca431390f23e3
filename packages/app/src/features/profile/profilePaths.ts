/** Address of the user's profile. `?tab=about`, `team`, `gallery`; the first tab needs no parameter. */
export const PROFILE = '/pages/profile';
