import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';

/** A wrong `current` is a 400 that names it. */
export const ChangePasswordBody = v.object({
  current: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
  next: v.pipe(v.string(), v.minLength(8), v.maxLength(1024)),
});

/** A place where somebody is signed in. */
export const SignedInSession = v.object({
  id: Id,
  /** Such as `Firefox`; empty: unknown. */
  browser: v.string(),
  /** Such as `Windows`; empty: unknown. */
  system: v.string(),
  startedAt: Instant,
  seenAt: Instant,
  /** Whether it is the one that asks. */
  isCurrent: v.boolean(),
});
export type SignedInSession = v.InferOutput<typeof SignedInSession>;

/** How many recovery codes are made at a time; each opens once. */
export const RECOVERY_CODE_COUNT = 10;

/** Whether signing in asks for a code beside the password. */
export const TwoStep = v.object({
  isOn: v.boolean(),
  since: v.nullable(Instant),
  /** Recovery codes that are not used yet. */
  codesLeft: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type TwoStep = v.InferOutput<typeof TwoStep>;

/** The secret for an authenticator app, as text and as an address for a QR code. It counts once a code has confirmed it. */
export const TwoStepSetup = v.object({
  /** Base32. */
  secret: v.string(),
  /** `otpauth://totp/…` */
  uri: v.string(),
});
export type TwoStepSetup = v.InferOutput<typeof TwoStepSetup>;

/** Told once: the server keeps only what they are recognized by. */
export const RecoveryCodes = v.object({ codes: v.array(v.string()) });
export type RecoveryCodes = v.InferOutput<typeof RecoveryCodes>;

export const ConfirmTwoStepBody = v.object({ code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)) });

/** The password, a code of the app or a recovery code. */
export const TwoStepProofBody = v.object({ proof: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)) });
