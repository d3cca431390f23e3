/** What spreadsheets write where a formula has no value: Excel in English and Turkish, LibreOffice, Numbers. */
const ERROR =
  /^(#(N\/A|NAME\?|REF!|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|UNKNOWN!|YOK|AD\?|BAŞV!|DEĞER!|SAYI\/0!|BOŞ!|SAYI!|TAŞMA!|HESAPLA!)|Err:5\d\d)$/i;

/** Whether a cell says nothing but that a formula went wrong: that is no name, and no company. */
export const isSheetError = (cell: string): boolean => ERROR.test(cell.trim());
