/**
 * Loaded before each file of unit tests when `TEST_DAYS_ON` sets a number of days to move on: it reveals tests that depend on
 * today's date.
 */
const DAY_MS = 24 * 60 * 60_000;
const ahead = Number(process.env.TEST_DAYS_ON ?? 0) * DAY_MS;
const Today = globalThis.Date;

globalThis.Date = class extends Today {
  constructor(...given) {
    if (given.length === 0) super(Today.now() + ahead);
    else super(...given);
  }

  static now() {
    return Today.now() + ahead;
  }
};
