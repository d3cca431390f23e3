import type { PdfLine } from './pdf';

export const welcome: readonly PdfLine[] = [
  ['Files of the shop', 24],
  '',
  'What the whole team needs lies here: price lists, invoices, plans, photos.',
  '',
  'Drop files from your computer onto the page, or use Upload.',
  'What you delete lies in the trash until somebody empties it.',
  'Everything stays in this browser: nothing is sent anywhere.',
];

export const checklist = `Opening checklist

[ ] Shutters up, lights on, heating to 20 degrees
[ ] Count the float: 150.00 in coins and small notes
[ ] Scanner on its charger, label printer has paper
[ ] Look at Queues: labels to print, counts to finish
[ ] Window: nothing sold out on show
[ ] Sign at the door: open
`;

export const callNotes = `Call with Northline Supply, 12 February

- Steel bracelets 22 mm are late: first week of March
- New price from April: +4 % on leather straps, the rest stays
- They take back the 14 wrong buckles, label is on its way
- Next call: when the bracelets have arrived
`;

export const priceList: readonly (readonly (string | number)[])[] = [
  ['SKU', 'Product', 'Price', 'Reseller'],
  ['FW-38-BLK', 'Field watch 38 mm, black', 129, 96.75],
  ['FW-38-SND', 'Field watch 38 mm, sand', 129, 96.75],
  ['DV-42-STL', 'Diver 42 mm, steel', 349, 261.75],
  ['DR-36-GLD', 'Dress watch 36 mm, gold', 219, 164.25],
  ['ST-20-BRN', 'Leather strap 20 mm, brown', 24.5, 18.5],
  ['ST-22-NVY', 'Canvas strap 22 mm, navy', 16, 12],
];

export const straps = `SKU,Name,Width,Material,Stock,Price
ST-18-BLK,Leather strap black,18 mm,Leather,32,24.50
ST-20-BRN,Leather strap brown,20 mm,Leather,41,24.50
ST-20-TAN,Leather strap tan,20 mm,Leather,9,24.50
ST-22-NVY,Canvas strap navy,22 mm,Canvas,56,16.00
ST-22-OLV,Canvas strap olive,22 mm,Canvas,48,16.00
ST-22-STL,"Steel bracelet, brushed",22 mm,Steel,0,59.00
ST-20-RUB,Rubber strap black,20 mm,Rubber,27,19.90
`;

export const terms: readonly string[] = [
  'Terms for resellers',
  'Orders from 250.00 on are delivered free of charge.',
  'Payment within 30 days; two per cent off when paid within ten.',
  'Goods that were not worn may come back within 60 days.',
];

export const invoice = (number: string, customer: string, what: string, count: number, price: number): readonly PdfLine[] => [
  [`Invoice ${number}`, 24],
  '',
  `To: ${customer}`,
  '',
  `${count} x ${what} at ${price.toFixed(2)}`,
  `Net ${(count * price).toFixed(2)}`,
  `Tax 20 % ${(count * price * 0.2).toFixed(2)}`,
  [`Total ${(count * price * 1.2).toFixed(2)}`, 14],
  '',
  'Due within 30 days. Thank you for your order.',
];

export const shelves: readonly (readonly (string | number)[])[] = [
  ['Shelf', 'Holds', 'Places'],
  ['A1', 'Field watches', 24],
  ['A2', 'Divers', 18],
  ['B1', 'Leather straps', 60],
  ['B2', 'Canvas straps', 80],
  ['C1', 'Boxes and bags', 40],
];

export const handbook: readonly string[] = [
  'Staff handbook',
  'We greet everybody who comes in, and ask nobody twice.',
  'A watch leaves the shop running, set and wiped.',
  'Returns: look, thank, refund. The reason goes into the ledger.',
  'Breaks are taken; the rota says who stays at the counter.',
];

export const rota: readonly (readonly (string | number)[])[] = [
  ['Week 10', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  ['Mina', '9-17', '9-17', '', '9-17', '9-17', ''],
  ['Berk', '', '12-20', '12-20', '12-20', '', '10-18'],
  ['Doris', '9-13', '', '9-17', '', '12-20', '10-18'],
];
