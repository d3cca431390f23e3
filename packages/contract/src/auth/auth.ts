import * as v from 'valibot';
import { User } from '../shared/user';

/** Lifetime of an access token in seconds: 7 days. */
export const TOKEN_LIFETIME_S = 7 * 24 * 60 * 60;
/** `iss` claim of every access token. */
export const TOKEN_ISSUER = 'stockroom';

export const AuthResponse = v.object({
  user: User,
  accessToken: v.string(),
  tokenType: v.literal('bearer'),
});
export type AuthResponse = v.InferOutput<typeof AuthResponse>;

const email = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(320));
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));

export const SignInBody = v.object({
  email,
  password,
  /** Second step, for accounts with two-step sign-in: a code from their app, or a recovery code. */
  code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64))),
});
export const SignInWithTokenBody = v.object({ accessToken: v.string() });
export const SignUpBody = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)),
  email,
  password,
  company: v.optional(v.pipe(v.string(), v.maxLength(255)), ''),
});
export const ForgotPasswordBody = v.object({ email });
/** `token`: from the link that was sent. An invalid one is a 400 that names it; without one nothing is changed. */
export const ResetPasswordBody = v.object({ password, token: v.optional(v.pipe(v.string(), v.maxLength(4096)), '') });
/** Values of `message` in the issue `code` of a 400 about a second step. */
export const CODE_PROBLEMS = ['is needed', 'is wrong', 'has expired', 'was used', 'too many tries'] as const;
export type CodeProblem = (typeof CODE_PROBLEMS)[number];

export const UnlockSessionBody = v.object({ email, password });

export type SignInBody = v.InferOutput<typeof SignInBody>;
export type SignUpBody = v.InferInput<typeof SignUpBody>;
export type ForgotPasswordBody = v.InferOutput<typeof ForgotPasswordBody>;
export type ResetPasswordBody = v.InferInput<typeof ResetPasswordBody>;
