import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';

/** A wrong `current` is a 400 that names the field. */
export const ChangePasswordBody = v.object({
  current: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
  next: v.pipe(v.string(), v.minLength(8), v.maxLength(1024)),
});

/** A session of the user, on one device. */
export const SignedInSession = v.object({
  id: Id,
  /** For example `Firefox`; empty: unknown. */
  browser: v.string(),
  /** For example `Windows`; empty: unknown. */
  system: v.string(),
  startedAt: Instant,
  seenAt: Instant,
  /** Whether it is the caller's own session. */
  isCurrent: v.boolean(),
});
export type SignedInSession = v.InferOutput<typeof SignedInSession>;

/** Number of recovery codes generated at a time; each works once. */
export const RECOVERY_CODE_COUNT = 10;

/** State of two-step sign-in, which asks for a code in addition to the password. */
export const TwoStepStatus = v.object({
  isOn: v.boolean(),
  since: v.nullable(Instant),
  /** Number of unused recovery codes. */
  codesLeft: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type TwoStepStatus = v.InferOutput<typeof TwoStepStatus>;

/** The secret for an authenticator app, as text and as a URI for a QR code. It takes effect once a code has confirmed it. */
export const TwoStepSetup = v.object({
  /** Base32. */
  secret: v.string(),
  /** `otpauth://totp/…` */
  uri: v.string(),
});
export type TwoStepSetup = v.InferOutput<typeof TwoStepSetup>;

/** New recovery codes, sent only once: the server stores only what it needs to recognise them. */
export const RecoveryCodes = v.object({ codes: v.array(v.string()) });
export type RecoveryCodes = v.InferOutput<typeof RecoveryCodes>;

export const ConfirmTwoStepBody = v.object({ code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)) });

/** The password, a code of the app or a recovery code. */
export const TwoStepProofBody = v.object({ proof: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)) });
