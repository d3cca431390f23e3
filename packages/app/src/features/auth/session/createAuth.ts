import { type ActorRefFrom, createActor, type SnapshotFrom, waitFor } from 'xstate';
import { authMachine } from '../machines/authMachine';
import { authActors, type AuthWorld } from './authActors';

export type AuthActor = ActorRefFrom<typeof authMachine>;
export type AuthSnapshot = SnapshotFrom<typeof authMachine>;

/** The session of this page: one actor, created and started by the app. */
export interface Auth {
  actor: AuthActor;
  /** Resolves to the snapshot once the session is restored. */
  settled: () => Promise<AuthSnapshot>;
}

export function createAuth(world: AuthWorld): Auth {
  const actor = createActor(authMachine.provide({ actors: authActors(world) }), { input: { now: world.now } });
  return {
    actor,
    settled: () => waitFor(actor, (state) => !state.matches({ restoring: 'asking' }) && !state.matches('signingOut')),
  };
}
