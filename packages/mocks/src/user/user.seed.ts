import type { User } from '@stockroom/contract';
import type { DataSet } from '../engine/collection';
import { stores } from './stores.seed';
import { buildUser } from './user.factory';

/** The only user of the demo. */
export const demoUser = buildUser();

/** Credentials of the demo, shown and filled in on the sign-in page only. */
export const demoCredentials = { email: demoUser.email, password: 'stockroom-demo' } as const;

/** Token of the demo's reset link. The demo sends no mail, so its page has the link itself. */
export const demoResetToken = 'demo-reset-link';

/** Returns the user of a data set. */
export function userOf(dataSet: DataSet): User {
  switch (dataSet) {
    case 'no-store':
      return buildUser({ homeStoreId: 0, storeAssociates: [] });
    case 'one-store':
      return buildUser({ storeAssociates: [{ store: stores[0] }] });
    case 'nameless':
      return buildUser({ name: '', firstName: '', lastName: '' });
    case 'long-names': {
      const store = {
        ...stores[0],
        storeName: 'Harbor & Pine Outfitters, Watchmakers and Ship Chandlers Ltd',
        address: '',
        zip: '',
      };
      return buildUser({
        name: 'Wolfeschlegelsteinhausenbergerdorff-Çelikkollu Defne',
        firstName: 'Defne',
        lastName: 'Wolfeschlegelsteinhausenbergerdorff-Çelikkollu',
        storeAssociates: [{ store }, { store: stores[1] }],
      });
    }
    default:
      return demoUser;
  }
}
