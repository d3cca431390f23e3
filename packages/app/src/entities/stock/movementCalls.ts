import {
  CreateMovementAnswer,
  type CreateMovementBody,
  CreateMovementsAnswer,
  inventoryEndpoints,
  type Movement,
} from '@stockroom/contract';
import { request } from '#shared/api/http';

/**
 * Writes movements into the ledger: all or none.
 * @param once names the act: sent again under it, it is written once
 * @param asksBelowZero whether what would leave less than nothing is a conflict with `BelowZero`
 */
export function createMovements(
  movements: readonly CreateMovementBody[],
  once: string,
  asksBelowZero = false,
): Promise<CreateMovementsAnswer> {
  return request({
    method: 'POST',
    path: inventoryEndpoints.movements,
    body: { movements, once, asksBelowZero },
    schema: CreateMovementsAnswer,
  });
}

/** Undoes a movement by a counter-movement. */
export function undoMovement(id: Movement['id']): Promise<CreateMovementAnswer> {
  return request({ method: 'POST', path: inventoryEndpoints.undoMovement, body: { id }, schema: CreateMovementAnswer });
}
