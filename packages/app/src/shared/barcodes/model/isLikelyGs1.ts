/** Whether a text may be a GS1 code with more than its product (`gs1.ts`, whose code loads with the first of them). */
export const isLikelyGs1 = (text: string): boolean =>
  /^\s*(\(\d|[Hh][Tt]{2}[Pp][Ss]?:\/\/|[\]üÜ](C1|e0|d2|Q3|J1)|01\d{14}.)|\u001d/.test(text);
