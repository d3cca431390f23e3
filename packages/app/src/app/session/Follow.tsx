import { useFollowDemo } from '../scenarios/useFollowDemo';
import { useFollowUser } from './useFollowUser';

/** Follows in every signed-in page what other tabs and the demo's panel change about the person and the data. */
export function Follow() {
  useFollowUser();
  useFollowDemo();
  return null;
}
