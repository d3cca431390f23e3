import { storyPicture as picture } from '../../pictures/storyPicture';
import type { GuideTexts } from '../helpOutline';

type Movements = 'scan' | 'receive-goods' | 'undo-a-movement' | 'count-stock' | 'print-labels';

export const movementsGuides: Pick<GuideTexts<'stock'>, Movements> = {
  scan: {
    title: 'Scan',
    subtitle: 'A scanner that types is heard on every page.',
    content: `<p>Plug it in or pair it. Scan a code anywhere, and the product opens, wherever the focus was; nothing of the code is left in a field.</p>
<h2>Scan to count up stock</h2>
<p>In <a href="/apps/ecommerce/search">Search</a>, choose <strong>Add stock</strong> under “When something is scanned”. A number typed before a scan counts the product so many times.</p>
${picture('app-features-productsearch-screens-productsearchscreen/adding-stock', 'A scanned product and the field for how many', 'phone')}
<h2>A code that nobody has</h2>
<p>You are asked whether it belongs to a new product or to one that is there.</p>
${picture('app-features-scanner-screens-unknowncode/default', 'The question what to do with an unknown code')}
<h2>When it is not heard</h2>
<p>Open <strong>Scanner settings</strong> on the page Search: slower scanners need a longer pause, and some end a code with Tab or with nothing. Sound and flash are set there too, for this device.</p>`,
  },
  'receive-goods': {
    title: 'Receive goods',
    subtitle: 'A delivery becomes stock, with its number beside it.',
    content: `<ol><li>Press <strong>n m</strong> anywhere, or <strong>Record a movement</strong> in <a href="/apps/ecommerce/transactions">Transactions</a>.</li>
<li>Choose the reason <strong>Received</strong>.</li>
<li>Scan what is in the box, or search for it. Scanning once more adds one.</li>
<li>Enter the number of the delivery note under <strong>Reference</strong>: later you find the delivery by it.</li>
<li>Press <strong>Record</strong>.</li></ol>
${picture('app-features-transactions-screens-transactionsscreen/recording', 'The form of a movement with several products', 'tall')}
<p>All lines are recorded or none. Each says what the stock was and what it becomes.</p>
<h2>Other reasons</h2>
<p>Sold, Returned, Damaged, Lost and Correction work the same way. Only a sale or a correction may take stock below 0.</p>`,
  },
  'undo-a-movement': {
    title: 'Undo a stock movement',
    subtitle: 'The ledger is never edited; a mistake gets a counter-movement.',
    content: `<p><a href="/apps/ecommerce/transactions">Transactions</a> lists every change of stock: when, which product, how many, before and after, why and who.</p>
${picture('app-features-transactions-screens-transactionsscreen/default', 'The ledger of stock movements')}
<ol><li>Find the movement: by product, note, reference or number, by reason, person or day.</li>
<li>Press <strong>Undo</strong> in its row.</li></ol>
<p>A movement the other way is written that names what it takes back, and the first one says by which it was taken back. A movement is undone once; undo the counter-movement if you change your mind.</p>
<h2>From a product</h2>
<p>A product’s details show its last movements, and <strong>All movements</strong> leads here.</p>`,
  },
  'count-stock': {
    title: 'Count stock',
    subtitle: 'A shelf or the whole shop, alone or together.',
    content: `<ol><li>Press <strong>n k</strong>, or <strong>Start a count</strong> in <a href="/apps/ecommerce/queues?tab=counts">Queues, Counts</a>.</li>
<li>Choose all products, a category or a list. In a <strong>blind count</strong>, whoever counts does not see what should be there.</li>
<li>Scan, or type the number into a line.</li>
<li>Press <strong>Finish the count</strong> and look over the differences with their value. Count again what looks wrong.</li></ol>
${picture('app-features-queues-components-counttable/default', 'The lines of an open count', 'wide')}
<h2>While the shop is open</h2>
<p>What is sold while you count is no difference. Leave the count and go on later; several people may count at once, each on a device of their own.</p>
<h2>Afterwards</h2>
<p>Finishing writes one movement a product, all or none. <strong>Undo</strong> takes the whole count back.</p>`,
  },
  'print-labels': {
    title: 'Print labels',
    subtitle: 'Labels wait in a queue and come out true to the millimetre.',
    content: `<ol><li>Put products into the queue: tick them in the inventory and press <strong>Print labels</strong>, or add them in <a href="/apps/ecommerce/queues">Queues, Labels</a> by scan or search.</li>
<li>Say how many of each, or <strong>As many as in stock</strong>.</li>
<li>Choose the paper: a sheet of 24 or 65, a shelf, product or thermal label, or a size of your own. On a sheet that was begun, choose the first free label.</li>
<li>Look at the preview in true size and press <strong>Print labels</strong>. In the browser’s dialog choose “without scaling”.</li></ol>
${picture('app-features-queues-components-labelsheet/default', 'A sheet of 24 labels', 'sheet')}
<h2>When they don’t meet the paper</h2>
<p>Print the calibration sheet and measure it: the cross tells how far to move, the line tells the scale. Both are kept for each printer.</p>
<h2>When a scanner does not read them</h2>
<p>The queue warns of a barcode that is too long for its label. Take a wider one.</p>`,
  },
};
