import { size, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { useSession } from '#shared/session/SessionContext';
import { localStore } from '#shared/storage/safeStorage';
import { storageKeys } from '#shared/storage/storageKeys';

/** Reserves the space of the bar of views for users who have some, so that the content below does not shift when it loads. */
export function ViewBarPlaceholder() {
  const { user } = useSession();
  return localStore.get(storageKeys.views + user.id) !== null && <ReservedSpace />;
}

/** As high as the tabs, including the space above and the line below. */
const ReservedSpace = styled.div`
  height: calc(${space(2)} + ${size('control')} + 1px);
`;
