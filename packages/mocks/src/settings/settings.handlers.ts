import { Settings, settingsEndpoints } from '@stockroom/contract';
import { route, type Route } from '../engine/route';
import { userCollection } from '../user/user.collection';
import { changeSettings, servedSettings } from './ownSettings';
import { securityRoutes } from './sessions.handlers';
import { settingsOfPeople } from './settings.collection';
import { teamRoutes } from './team.handlers';
import { twoStepRoutes } from './twoStep.handlers';

/** Routes of a person's settings, their security, and their store's team. */
export function settingsRoutes(): readonly Route[] {
  return [
    route('GET', settingsEndpoints.settings, Settings, async ({ context, user }) =>
      servedSettings(await context.store.read([settingsOfPeople, userCollection]), user),
    ),
    route('PATCH', settingsEndpoints.settings, Settings, changeSettings),
    ...securityRoutes(),
    ...twoStepRoutes(),
    ...teamRoutes(),
  ];
}
