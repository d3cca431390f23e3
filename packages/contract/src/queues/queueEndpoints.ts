const inventory = '/api/apps/ecommerce/inventory';

export const queueEndpoints = {
  /** GET: all counts, newest first. POST creates one; PATCH {id, lines | state}. */
  counts: `${inventory}/counts`,
  /** GET ?id: a count with all its lines. */
  count: `${inventory}/counts/count`,
  /** POST {id, uncounted}: records its differences as movements, all or none. */
  finishCount: `${inventory}/counts/finish`,
  /** POST {id}: records counter-movements for all its movements. */
  undoCount: `${inventory}/counts/undo`,
  /** GET: labels waiting and printed. POST {products}: adds to the waiting job; PATCH {id, rows | state}; DELETE ?id. */
  labelJobs: `${inventory}/labels/jobs`,
  /** GET: all imports, newest first. */
  imports: `${inventory}/imports`,
  /** GET ?id: the outcome for the entries of an import. */
  importReport: `${inventory}/imports/report`,
} as const;
