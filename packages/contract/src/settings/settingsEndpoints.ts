const settings = '/api/pages/settings';

export const settingsEndpoints = {
  /** GET; PATCH {settings}: the changed settings, 409 for an older version. */
  settings,
  /** POST {current, next} → settings. */
  password: `${settings}/password`,
  /** GET: the user's sessions; DELETE ?id ends one, without an id all others → the remaining ones. */
  sessions: `${settings}/sessions`,
  /** GET: whether two-step sign-in is on; POST starts the setup → secret and URI. */
  twoStep: `${settings}/two-step`,
  /** POST {code}: turns it on → recovery codes. */
  twoStepConfirm: `${settings}/two-step/confirm`,
  /** POST {proof}: replaces the recovery codes. */
  twoStepCodes: `${settings}/two-step/codes`,
  /** POST {proof}: turns it off. */
  twoStepOff: `${settings}/two-step/off`,
  /** GET: the team; POST {email, role} invites; PATCH {id, role}; DELETE ?id removes a member → the team. */
  team: `${settings}/team`,
  /** POST {id}: sends the invitation again → the team. */
  resend: `${settings}/team/resend`,
  /** POST {id}: restores a removed member → the team. */
  restore: `${settings}/team/restore`,
} as const;
