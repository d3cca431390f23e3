/** Whether a code may be one of GS1 that says more than its product (`gs1.ts`, whose code comes with the first of them). */
export const looksGs1 = (text: string): boolean =>
  /^\s*(\(\d|[Hh][Tt]{2}[Pp][Ss]?:\/\/|[\]üÜ](C1|e0|d2|Q3|J1)|01\d{14}.)|\u001d/.test(text);
