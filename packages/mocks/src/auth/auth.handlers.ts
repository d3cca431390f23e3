import {
  ForgotPasswordBody,
  INVALID_TOKEN,
  paths,
  ResetPasswordBody,
  SignInBody,
  SignInWithTokenBody,
  SignUpBody,
  UnlockSessionBody,
  type AuthResponse,
  type User,
} from '@stockroom/contract';
import type { MockContext } from '../engine/context';
import { Refusal } from '../engine/errors';
import { openRoute, type Call, type Route } from '../engine/route';
import { userCollection } from '../user/user.collection';
import { demoCredentials, demoUser } from '../user/user.seed';

/** Specified delays in milliseconds (specification 9). */
const CREDENTIALS_DELAY_MS = 1500;
const RESET_DELAY_MS = 1000;

export function authRoutes(): readonly Route[] {
  const slow = { delayMs: CREDENTIALS_DELAY_MS };
  return [
    openRoute('POST', paths.auth.signIn, (call) => signIn(call, SignInBody), slow),
    openRoute('POST', paths.auth.unlockSession, (call) => signIn(call, UnlockSessionBody), slow),
    openRoute('POST', paths.auth.signInWithToken, signInWithToken),
    openRoute('POST', paths.auth.signUp, async ({ body }) => Boolean(await body(SignUpBody)), slow),
    // The same answer for a known and an unknown address: whether someone has an account is nobody's business.
    openRoute('POST', paths.auth.forgotPassword, async ({ body }) => Boolean(await body(ForgotPasswordBody)), {
      delayMs: RESET_DELAY_MS,
    }),
    openRoute('POST', paths.auth.resetPassword, async ({ body }) => Boolean(await body(ResetPasswordBody)), {
      delayMs: RESET_DELAY_MS,
    }),
  ];
}

/** Only the demo pair is accepted; any other is answered 404 with `false` (specification 5). */
async function signIn({ body, context }: Call, schema: typeof SignInBody): Promise<AuthResponse> {
  const { email, password } = await body(schema);
  const isDemoPair = email.toLowerCase() === demoCredentials.email && password === demoCredentials.password;
  const user = isDemoPair ? await userOf(context, demoUser.id) : undefined;
  if (!user) throw new Refusal(404, false);
  return welcome(context, user);
}

async function signInWithToken({ body, context, settings }: Call): Promise<AuthResponse> {
  const { accessToken } = await body(SignInWithTokenBody);
  const claims = settings.refuseTokens ? null : await context.tokens.verify(accessToken);
  const user = claims && claims.issuedAt >= settings.tokensValidFrom ? await userOf(context, claims.userId) : undefined;
  if (!user) throw new Refusal(401, INVALID_TOKEN);
  return welcome(context, user);
}

async function welcome(context: MockContext, user: User): Promise<AuthResponse> {
  return { user, accessToken: await context.tokens.issue(user.id), tokenType: 'bearer' };
}

async function userOf(context: MockContext, id: string): Promise<User | undefined> {
  return (await context.store.read([userCollection])).get(userCollection, id);
}
