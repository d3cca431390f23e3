/** Read before each file of unit tests when `TEST_DAYS_ON` says how many days later it is: what hangs on today's date shows. */
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
