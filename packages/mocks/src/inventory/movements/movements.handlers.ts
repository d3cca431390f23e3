import {
  CreateMovementAnswer,
  CreateMovementsAnswer,
  inventoryEndpoints,
  Movement,
  MovementDay,
  MovementPage,
  MovementPerson,
} from '@stockroom/contract';
import * as v from 'valibot';
import { route, type Route } from '../../engine/route';
import type { StoreServerGateway } from '../gateways/gateway';

const reads = () => import('./movementReads');
const writes = () => import('./movementWrites');

/** The ledger of stock, newest first, and entries made by hand. Its code loads with the first call. */
export function movementRoutes(gateway: StoreServerGateway): readonly Route[] {
  const { movements, allMovements, movementDays, movementPeople, movement, undoMovement } = inventoryEndpoints;
  return [
    route('GET', movements, MovementPage, async (call) => (await reads()).list(call)),
    route('GET', allMovements, v.array(Movement), async (call) => (await reads()).listAll(call)),
    route('GET', movementDays, v.array(MovementDay), async (call) => (await reads()).listDays(call)),
    route('GET', movementPeople, v.array(MovementPerson), async (call) => (await reads()).listPeople(call)),
    route('POST', movement, CreateMovementAnswer, async (call) => (await writes()).recordOne(call, gateway)),
    route('POST', movements, CreateMovementsAnswer, async (call) => (await writes()).recordSeveral(call, gateway)),
    route('POST', undoMovement, CreateMovementAnswer, async (call) => (await writes()).undoOne(call, gateway)),
  ];
}
