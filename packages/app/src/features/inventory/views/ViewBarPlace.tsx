import { size, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { useSession } from '../../../shared/session/SessionContext';
import { localStore } from '../../../shared/storage/safeStorage';
import { storageKeys } from '../../../shared/storage/storageKeys';

/** Where the bar of views will be, for who has some: what stands under it stays in its place when it comes. */
export function ViewBarPlace() {
  const { user } = useSession();
  return localStore.get(storageKeys.views + user.id) !== null && <Room />;
}

/** As high as the tabs, with what is above them and the line below. */
const Room = styled.div`
  height: calc(${space(2)} + ${size('control')} + 1px);
`;
