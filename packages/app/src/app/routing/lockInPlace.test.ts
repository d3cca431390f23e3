import { afterEach, expect, it, vi } from 'vitest';
import type { Auth } from '#features/auth';
import { lockCover } from '#shared/session/lockCover';
import { followSession } from './followSession';
import { createGuards } from './guards';

type Access = 'in' | 'locked' | 'out';

/** A session with the parts that guards and `followSession` use. */
function buildAuth(first: Access) {
  let notifyListener: (state: unknown) => void = () => undefined;
  const stateOf = (access: Access) => ({
    hasTag: (tag: string) => (tag === 'locked' ? access === 'locked' : access !== 'out'),
    matches: (value: unknown) => value === 'signedOut' && access === 'out',
  });
  let state = stateOf(first);
  const auth = {
    settled: () => Promise.resolve(state),
    actor: {
      getSnapshot: () => state,
      subscribe: (listener: typeof notifyListener) => {
        notifyListener = listener;
        return { unsubscribe: () => undefined };
      },
    },
  };
  const become = (access: Access) => {
    state = stateOf(access);
    notifyListener(state);
  };
  return { auth: auth as unknown as Auth, become };
}

const args = (path: string) =>
  ({ request: new Request(`http://shop.example${path}`) }) as Parameters<ReturnType<typeof createGuards>['requireSession']>[0];

afterEach(() => {
  lockCover.raise()();
  lockCover.settlePage();
});

it('requireSession: redirects to the lock if no cover is on the page, as after a reload', async () => {
  const { auth } = buildAuth('locked');
  const answer = await createGuards(auth).requireSession(args('/apps/ecommerce/inventory?page=2'), undefined);
  expect((answer as Response).headers.get('location')).toBe(
    '/unlock-session?redirectURL=%2Fapps%2Fecommerce%2Finventory%3Fpage%3D2',
  );
});

it('followSession: leaves a covered page in place on lock and unlock, but not on sign-out', async () => {
  const { auth, become } = buildAuth('in');
  const router = {
    state: { location: { pathname: '/apps/ecommerce/inventory', search: '' } },
    navigate: vi.fn(),
    revalidate: vi.fn(),
  };
  followSession(auth, router as unknown as Parameters<typeof followSession>[1]);
  lockCover.raise();
  become('locked');
  expect(await createGuards(auth).requireSession(args('/apps/ecommerce/inventory'), undefined)).toBe(null);
  become('in');
  expect(router.revalidate).not.toHaveBeenCalled();
  expect(router.navigate).not.toHaveBeenCalled();
  become('out');
  expect(router.revalidate).toHaveBeenCalledOnce();
});

it('lock cover: is not raised by a page that loads during a redirect to the lock page', async () => {
  const { auth, become } = buildAuth('locked');
  const router = {
    state: { location: { pathname: '/apps/ecommerce/inventory', search: '' } },
    navigate: vi.fn(),
    revalidate: vi.fn(),
  };
  followSession(auth, router as unknown as Parameters<typeof followSession>[1]);
  const guards = createGuards(auth);
  expect(await guards.requireSession(args('/apps/ecommerce/inventory'), undefined)).toBeInstanceOf(Response);
  lockCover.raise();
  expect(lockCover.stands()).toBe(false);

  become('in');
  lockCover.raise();
  expect(lockCover.stands()).toBe(true);
  become('locked');
  expect(await guards.requireSession(args('/apps/ecommerce/inventory'), undefined)).toBe(null);
});
