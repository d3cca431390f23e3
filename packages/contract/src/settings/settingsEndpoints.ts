const settings = '/api/pages/settings';

export const settingsEndpoints = {
  /** GET; PATCH {settings}: what is changed of them, 409 for an older version. */
  settings,
  /** POST {current, next} → settings. */
  password: `${settings}/password`,
  /** GET: where the person is signed in; DELETE ?id ends one, without an id every other one → those that are left. */
  sessions: `${settings}/sessions`,
  /** GET: whether two-step sign-in is on; POST begins to set it up → secret and address. */
  twoStep: `${settings}/two-step`,
  /** POST {code}: turns it on → recovery codes. */
  twoStepConfirm: `${settings}/two-step/confirm`,
  /** POST {proof}: recovery codes in place of those that there were. */
  twoStepCodes: `${settings}/two-step/codes`,
  /** POST {proof}: turns it off. */
  twoStepOff: `${settings}/two-step/off`,
  /** GET: the team; POST {email, role} invites; PATCH {id, role}; DELETE ?id takes somebody out of it → the team. */
  team: `${settings}/team`,
  /** POST {id}: asks once more → the team. */
  resend: `${settings}/team/resend`,
  /** POST {id}: brings back whom DELETE took out → the team. */
  restore: `${settings}/team/restore`,
} as const;
