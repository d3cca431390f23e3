const inventory = '/api/apps/ecommerce/inventory';

export const queueEndpoints = {
  /** GET: every count, newest first. POST one; PATCH {id, lines | state}. */
  counts: `${inventory}/counts`,
  /** GET ?id: one with all its lines. */
  count: `${inventory}/counts/count`,
  /** POST {id, uncounted}: its differences become movements, all or none. */
  finishCount: `${inventory}/counts/finish`,
  /** POST {id}: counter-movements of all that it did. */
  undoCount: `${inventory}/counts/undo`,
  /** GET: labels that wait and that were printed. POST {products}: into the job that waits; PATCH {id, rows | state}; DELETE ?id. */
  labelJobs: `${inventory}/labels/jobs`,
  /** GET: every import, newest first. */
  imports: `${inventory}/imports`,
  /** GET ?id: what became of the entries of one. */
  importReport: `${inventory}/imports/report`,
} as const;
