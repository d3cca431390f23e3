/** Address of the person's profile. `?tab=about`, `team`, `gallery`; the first tab is said by nothing. */
export const PROFILE = '/pages/profile';
