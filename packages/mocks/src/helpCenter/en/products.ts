import { storyPicture as picture } from '../../pictures/storyPicture';
import type { GuideTexts } from '../helpOutline';

type Products = 'find-a-product' | 'add-a-product' | 'change-many-products' | 'import-a-price-list' | 'watch-low-stock';

/** Of products themselves; what is done with their stock is beside it. */
export const productsGuides: Pick<GuideTexts<'stock'>, Products> = {
  'find-a-product': {
    title: 'Find a product',
    subtitle: 'By a code, by a word, or by what is wrong with it.',
    content: `<h2>By code or name</h2>
<p>In the <a href="/apps/ecommerce/inventory">inventory</a>, type a name, a SKU or a barcode into <strong>Search products</strong>. Everywhere else, <strong>g p</strong> asks for a code and opens the product.</p>
${picture('app-features-inventory-screens-inventoryscreen/default', 'The list of products')}
<h2>By what they have in common</h2>
<p><strong>Add filter</strong> narrows the list: category, brand, vendor, stock level, price, margin, what is missing, what has not moved. Each filter is a chip that you take away with its cross.</p>
<p>Search, filters and order are in the address: copy it, and a colleague sees the same list.</p>
<h2>When you don’t know how it is spelled</h2>
<p>The page <a href="/apps/ecommerce/search">Search</a> looks in all fields and forgives typing errors.</p>`,
  },
  'add-a-product': {
    title: 'Add a product',
    subtitle: 'Four fields are enough to begin with.',
    content: `<ol><li>Press <strong>Add product</strong> in the inventory, or <strong>n p</strong> anywhere.</li>
<li>Enter name and SKU. The SKU is your own code, and each has it once in the store.</li>
<li>Scan the barcode into its field. A wrong check digit is a warning; codes of your own are fine.</li>
<li>Enter the base price and the tax: the price follows. To keep a round price, press the lock beside it.</li>
<li>Press <strong>Save product</strong>.</li></ol>
${picture('app-features-inventory-screens-inventoryscreen/new-draft', 'The form of a new product')}
<h2>Pictures</h2>
<p>Drop them on the form, paste them, or choose files. They are made smaller in your browser. The first stands for the product in lists; another can be chosen.</p>
<h2>Interrupted?</h2>
<p>Close the page if you must. The half-typed product is there when you press <strong>Add product</strong> again.</p>`,
  },
  'change-many-products': {
    title: 'Change many products at once',
    subtitle: 'A new price for a whole shelf, seen before it is done.',
    content: `<ol><li>Tick the products, or filter the list and press <strong>Select all that match</strong>.</li>
<li>Press <strong>Edit {n} products</strong> in the bar.</li>
<li>Choose what changes. A price is set, or goes up and down by an amount or per cent, and may get an ending such as .99.</li>
<li>Press <strong>Preview</strong>. Each product is shown before and after; what can’t be done is marked and left out.</li>
<li>Press <strong>Apply</strong>.</li></ol>
${picture('app-features-inventory-bulkedit-components-bulkeditdialog/preview', 'Products before and after a change of price')}
<p>What somebody else changed meanwhile is said, row by row. One <strong>Undo</strong> takes all of it back.</p>
<h2>Just one number</h2>
<p>Select a price or a stock in the list and type. <strong>+5</strong> and <strong>−3</strong> change what is there, <strong>+5%</strong> raises a price. Enter goes on to the row below.</p>
<p>The base price goes along with a new price. A lock beside a price says that it was set by hand: it stays when the base price or the tax changes, and leaves the base price alone.</p>
<p>Beside a stock you may say why it changes, with a note; what you said last is offered again. Tab goes there from the number. Where you say nothing, it is a correction.</p>`,
  },
  'import-a-price-list': {
    title: 'Import a price list',
    subtitle: 'From a supplier’s file, checked before anything changes.',
    content: `<ol><li>Save the supplier’s table as CSV. A workbook of Excel or LibreOffice is refused with a word on how.</li>
<li>In the inventory press <strong>Import</strong> and choose the file, or drop it.</li>
<li>Look over what each column becomes, and how its numbers are written: <em>1.250</em> is one thing in London and another in İzmir.</li>
<li>Press <strong>Check the file</strong>. Every row is checked, and nothing is written yet.</li>
<li>Mend what is marked in place, then apply.</li></ol>
${picture('app-features-inventory-import-screens-importscreen-importview/reviewing', 'The check of an import with rows to mend', 'tall')}
<h2>Codes stay codes</h2>
<p>Leading zeros are kept, and the apostrophe that spreadsheets put before a code is left out. Brands, categories and tags that you don’t have yet are made on the way.</p>
<h2>Taking it back</h2>
<p><a href="/apps/ecommerce/queues?tab=imports">Queues, Imports</a> lists every import with its file and the rows that were refused. <strong>Undo the import</strong> takes the whole of it back.</p>`,
  },
  'watch-low-stock': {
    title: 'Watch what runs low',
    subtitle: 'What needs ordering, and what money lies still.',
    content: `<p>The page <a href="/apps/ecommerce/store">Store</a> says how much of your stock is low or out, what it is worth, and which products lack a barcode or a picture. Each figure leads to the list that shows exactly those.</p>
${picture('app-features-store-screens-storescreen/default', 'The store with the figures of its stock')}
<h2>When a product counts as low</h2>
<p>Under 20 units it is low, from 20 to 29 medium, from 30 on high. For a product that sells faster or slower, set its own <strong>Reorder point</strong> in its details; at or under it the product counts as low.</p>
<h2>What lies still</h2>
<p><strong>No movement in 90 days</strong> lists what takes room and does not sell.</p>`,
  },
};
