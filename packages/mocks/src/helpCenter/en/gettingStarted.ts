import { storyPicture as picture } from '../../pictures/storyPicture';
import type { GuideTexts } from '../helpOutline';

export const gettingStartedGuides: GuideTexts<'getting-started'> = {
  'sign-in': {
    title: 'Sign in',
    subtitle: 'Open your shop in the morning, and stay signed in where you want to.',
    content: `<ol><li>Enter your email address and your password.</li>
<li>Turn <strong>Remember me</strong> on when the device is yours alone. Leave it off at a counter that several people share.</li>
<li>Press <strong>Sign in</strong>.</li></ol>
${picture('app-features-auth-screens-signinscreen/default', 'The sign-in page with email address, password and Remember me')}
<h2>When it does not work</h2>
<p>The page says whether the pair was wrong or the server could not be reached. Nothing that you typed is taken away. The eye in the password field shows what you typed, and a note appears when Caps Lock is on.</p>
<h2>When the session ends while you work</h2>
<p>You are brought to this page, and what you were typing is kept. Sign in and you are where you were, with a word that it was restored.</p>`,
  },
  'find-anything': {
    title: 'Find anything',
    subtitle: 'One field for products, people, pages, guides and commands.',
    content: `<p>Press <strong>Ctrl K</strong> (⌘ K on a Mac) on any page, or the magnifying glass in the top bar. Type two letters or more.</p>
${picture('app-features-search-screens-searchpalette/found', 'The search with results in groups')}
<h2>What it finds</h2>
<ul><li>Products by name, SKU or barcode</li><li>Contacts by name, job and company</li><li>Pages of the menu, and guides like this one</li><li>Commands, such as a new product, another theme or locking the screen</li></ul>
<h2>Spelling</h2>
<p>Large and small letters and accents make no difference: <em>isik</em> finds Işık. In the page <a href="/apps/ecommerce/search">Search</a> a typing error in a product’s name is forgiven too.</p>
<p>The arrow keys move, <strong>Enter</strong> opens, <strong>Escape</strong> closes.</p>`,
  },
  'work-with-keys': {
    title: 'Work with keys alone',
    subtitle: 'Everything that a mouse can do, keys can do.',
    content: `<p>Press <strong>?</strong> for the sheet of all keys. It is made of the commands that the page you are on really has.</p>
${picture('app-features-search-screens-shortcutsheetscreen/default', 'The sheet of keyboard shortcuts')}
<h2>Go somewhere</h2>
<p>Press <strong>g</strong>, then a letter: <strong>g i</strong> inventory, <strong>g s</strong> search, <strong>g q</strong> queues, <strong>g t</strong> transactions. <strong>g h</strong> opens the guide of the page you are on.</p>
<h2>Begin something</h2>
<p><strong>n p</strong> adds a product, <strong>n m</strong> records a movement, <strong>n k</strong> starts a count.</p>
<h2>When letters are in your way</h2>
<p>Keys are never heard while you type in a field. In the sheet, <strong>Single-key shortcuts</strong> turns all of them off that need no Ctrl or Cmd.</p>`,
  },
  'on-a-phone': {
    title: 'Work on a phone',
    subtitle: 'On the shop floor, with one thumb.',
    content: `<p>Stockroom fits the smallest phone. The menu lies behind the three lines at the top left; what a page hides for want of room stands under the name or behind a button.</p>
${picture('app-features-inventory-screens-inventoryscreen/phone', 'The inventory on a phone', 'phone')}
<h2>In the inventory</h2>
<p>Press a price or the stock of a row to change it. Tick several rows and a bar at the foot offers what can be done with them. <strong>Sort</strong> and <strong>Add filter</strong> stand above the list.</p>
<h2>With a scanner</h2>
<p>A scanner that types, by cable or Bluetooth, is heard on every page. The product opens without a press.</p>`,
  },
  'mend-a-mistake': {
    title: 'Mend a mistake',
    subtitle: 'Nearly everything can be taken back.',
    content: `<h2>At once</h2>
<p>After deleting, moving or recording, a message with <strong>Undo</strong> stands at the edge of the page for at least eight seconds. It waits while the pointer or the focus is on it. <strong>Ctrl Z</strong> (⌘ Z on a Mac) does the same.</p>
<h2>Later</h2>
<ul><li>Contacts and boards have a <strong>Trash</strong>. What lies there comes back as it was.</li>
<li>A stock movement is undone in <a href="/apps/ecommerce/transactions">Transactions</a>, by a movement the other way.</li>
<li>A whole import or count is undone in <a href="/apps/ecommerce/queues">Queues</a>.</li></ul>
${picture('app-features-contacts-screens-contactsscreen/trash', 'The trash of the contacts')}
<h2>What you only typed</h2>
<p>Leaving a form with changes asks: save, discard, or stay. What is half typed is there again after a reload and after the session has ended.</p>
<h2>When somebody else was quicker</h2>
<p>If a record was changed while you edited it, you see both values, field by field, and choose. Nobody’s work is overwritten in silence.</p>`,
  },
  'messages-and-notifications': {
    title: 'Read messages and notifications',
    subtitle: 'What colleagues write, and what happens in the shop.',
    content: `<p>The letter tray in the top bar holds messages, the bell holds notifications. The number says how many are unread. The keys are <strong>g m</strong> and <strong>g n</strong>.</p>
${picture('app-features-feeds-screens-feedpanel/default', 'The panel of messages')}
<h2>Read, and put away</h2>
<p>Opening the panel marks nothing as read. The dot beside a row marks it read or unread, the cross removes it, and the button above marks all as read.</p>
<p>A row with a link leads to what it speaks of. Other tabs follow at once.</p>`,
  },
};
