import { storyPicture as picture } from '../../pictures/storyPicture';
import type { GuideTexts } from '../helpOutline';

export const projectsGuides: GuideTexts<'projects'> = {
  'make-a-board': {
    title: 'Make a board',
    subtitle: 'Work that is seen, from “to do” to “done”.',
    content: `<ol><li>Open <a href="/apps/scrumboard">Scrumboard</a> and press <strong>New board</strong>.</li>
<li>Give it a name, such as “Spring refit”, and an icon.</li>
<li>Add a list for each step of the work, then the cards. Enter makes a card and waits for the next.</li>
<li>Open a card for its description, day, steps, labels, members and cover. It saves itself.</li></ol>
${picture('app-features-scrumboard-screens-boardscreen/default', 'A board with lists and cards')}
<h2>Put away</h2>
<p>A board that is done goes to the archive; it comes back from there. Deleted cards and lists lie in the board’s <strong>Trash</strong>.</p>`,
  },
  'move-cards-with-keys': {
    title: 'Move cards with keys',
    subtitle: 'Without a drag, one or several at once.',
    content: `<ol><li>Tab to a card. Press <strong>Space</strong> to lift it.</li>
<li>Arrow keys move it, also into other lists. <strong>Home</strong> and <strong>End</strong> go to the ends.</li>
<li><strong>Space</strong> drops it, <strong>Escape</strong> puts it back.</li></ol>
${picture('app-features-scrumboard-screens-boardscreen/lifted-by-keyboard', 'A card that was lifted by a key')}
<p>Each place is said aloud once. <strong>M</strong> opens the card’s menu with Move, which also leads to other boards. <strong>X</strong> selects cards, and the bar moves, labels or deletes them together.</p>
<p><strong>Ctrl Z</strong> takes the last change back.</p>`,
  },
  'limit-a-list': {
    title: 'Limit a list',
    subtitle: 'So that begun work gets done before new work starts.',
    content: `<p>Open the board’s <strong>Settings</strong>. Under <strong>Limits of the lists</strong> say how many cards each list should hold, and whether the limit is to <strong>Warn</strong> or to <strong>Block</strong>.</p>
<ul><li>A limit that warns colours the count of the list.</li><li>A limit that blocks asks for a reason before one more card comes in. The reason is kept on the card.</li></ul>
${picture('app-features-scrumboard-screens-limitgate/second-question', 'The question for a reason at a full list')}
<p>Leave it where it is, and nothing is moved.</p>`,
  },
  'keep-contacts': {
    title: 'Keep contacts',
    subtitle: 'Suppliers, couriers and customers, found by anything you know of them.',
    content: `<ol><li>Open <a href="/apps/contacts">Contacts</a> and press <strong>Add contact</strong>.</li>
<li>Enter name, company, addresses and numbers. A number is checked by the rules of its country.</li>
<li>Press <strong>Save</strong>.</li></ol>
${picture('app-features-contacts-screens-contactsscreen/opened', 'A contact beside the list')}
<h2>Find somebody</h2>
<p>Search by name, email, phone, company or tag. The letters at the side jump in the list.</p>
<h2>Bring in an address book</h2>
<p><strong>Import contacts</strong> in the menu “More” takes vCard and CSV files. People who are there already are asked about, one by one, and the whole import can be undone.</p>`,
  },
  'follow-what-happened': {
    title: 'Follow what happened',
    subtitle: 'Who changed what, from what to what, and when.',
    content: `<p><a href="/pages/activities">Activities</a> is the store’s audit log: products, stock, imports, boards, contacts and sign-ins, day by day. Nothing in it can be edited.</p>
${picture('app-features-activities-screens-activitiesscreen/default', 'The activities of the store')}
<p>Search it by words, or narrow it to a kind or a person. An entry shows the values before and after, and leads to what it tells of. What others did since you last looked is marked as new; <strong>Mark all as seen</strong> takes the marks away.</p>`,
  },
};

export const settingsGuides: GuideTexts<'settings'> = {
  'change-the-look': {
    title: 'Change the look',
    subtitle: 'Six themes, light and dark, five layouts.',
    content: `<p>Open <strong>Appearance</strong> from the user menu, or with <strong>g a</strong>. A change works at once and is kept on this device, in every tab.</p>
${picture('app-shared-appearance-appearancedrawer/default', 'The drawer Appearance')}
<ul><li><strong>Scheme</strong>: light, dark, or as your system is.</li><li><strong>Density</strong>: compact rows show more of a list.</li><li><strong>Motion</strong>: reduced, when movement disturbs you.</li><li><strong>Start page</strong>: what opens after you sign in.</li></ul>`,
  },
  'switch-language': {
    title: 'Switch the language',
    subtitle: 'English or Turkish, in the middle of your work.',
    content: `<p>Press the flag in the top bar and choose. Words, dates, numbers and the order of names follow; what you are typing stays as it is.</p>
<h2>Numbers</h2>
<p>In Turkish a price is typed with a comma, <em>19,50</em>; in English with a point, <em>19.50</em>. The value is the same, and colleagues see it in their language.</p>
${picture('app-features-inventory-screens-inventoryscreen/turkish', 'The inventory in Turkish')}`,
  },
  'make-shortcuts': {
    title: 'Make shortcuts of your own',
    subtitle: 'Places that you want one press away.',
    content: `<p>The bookmark in the top bar (or <strong>g k</strong>) opens your shortcuts.</p>
<ol><li>Press <strong>Add shortcut</strong>.</li><li>Choose a page of Stockroom, or enter a link. An address with filters works too, such as the list of what is out of stock.</li><li>Give it a name and an icon.</li></ol>
${picture('app-features-shortcuts-screens-shortcutspanel/default', 'The panel of shortcuts')}
<p><strong>Edit shortcuts</strong> lets you drag them, move them with arrows, rename and delete them.</p>`,
  },
  'switch-store': {
    title: 'Switch to another store',
    subtitle: 'For people who look after more than one.',
    content: `<p>The store’s name stands at the left of the top bar. Press it and choose another: inventory, stock and figures are then those of that store.</p>
${picture('app-features-storeswitcher-screens-storeswitcher/open', 'The menu of stores')}
<p>The page <a href="/apps/ecommerce/store">Store</a> has its address, phone and opening hours, who is there, and the other stores.</p>`,
  },
};

export const paymentsGuides: GuideTexts<'payments'> = {
  'choose-a-plan': {
    title: 'Choose a plan',
    subtitle: 'Till, Shop or House, by month or by year.',
    content: `<p><a href="/pages/pricing/modern">Pricing</a> shows the plans side by side; the <a href="/pages/pricing/table">table</a> compares them line by line. Every plan has the whole of the inventory.</p>
${picture('app-features-pricing-screens-pricingscreen/default', 'The plans beside each other')}
<p>Choose <strong>Monthly</strong> or <strong>Yearly</strong> above the cards, then press the button of a plan. A mail to us opens that names the plan; we write back with the papers.</p>`,
  },
  'print-an-invoice': {
    title: 'Print an invoice',
    subtitle: 'On paper or as a PDF, in two looks.',
    content: `<ol><li>Open the <a href="/pages/invoice/printable/compact">compact</a> or the <a href="/pages/invoice/printable/modern">modern</a> invoice.</li>
<li>Press <strong>Print</strong>. For a file press <strong>Download</strong> and choose “Save as PDF”.</li></ol>
${picture('app-features-invoices-screens-invoicescreen/default', 'A compact invoice', 'tall')}
<p>The file is named after the invoice. Menu and buttons are not printed.</p>`,
  },
  'read-the-figures': {
    title: 'Read the figures',
    subtitle: 'Four dashboards, one period, every chart as a table.',
    content: `<p><a href="/dashboards/project">Project</a> begins with what needs a hand in the store today. <a href="/dashboards/finance">Finance</a> has statements, balance and budget.</p>
${picture('app-features-dashboards-screens-financescreen/default', 'The dashboard Finance')}
<h2>Period</h2>
<p>Choose a day, a week, a month or a year: keys <strong>d</strong>, <strong>w</strong>, <strong>m</strong>, <strong>y</strong>. Each figure says what it is compared with.</p>
<h2>Charts</h2>
<p>A sentence tells what a chart shows. Arrow keys walk its points, the legend hides a line, <strong>Show as table</strong> gives the numbers, and <strong>Export</strong> takes them along.</p>
<h2>Widgets</h2>
<p><strong>Settings</strong> puts away what you don’t need and brings it back, on this device.</p>`,
  },
};

export const accountGuides: GuideTexts<'your-account'> = {
  'lock-and-sign-out': {
    title: 'Lock the screen, sign out',
    subtitle: 'Before you leave the counter.',
    content: `<h2>Lock</h2>
<p><strong>Lock</strong> in the user menu covers the page. Your password opens it again, with everything as you left it. <strong>Lock when idle</strong> does it by itself after a time that you choose.</p>
${picture('app-features-auth-screens-unlocksessionscreen/default', 'The locked screen')}
<h2>Sign out</h2>
<p><strong>Sign out</strong> ends the session in every tab of this browser and leaves nothing personal behind.</p>`,
  },
  'forgotten-password': {
    title: 'Forgotten your password',
    subtitle: 'A new one in three steps.',
    content: `<ol><li>On the sign-in page press <strong>Forgot password?</strong></li><li>Enter your email address. The answer is the same whether it is known or not, so that nobody can find out.</li><li>Open the link in the mail and enter a new password twice.</li></ol>
${picture('app-features-auth-screens-resetpasswordscreen/default', 'The page for a new password')}
<p>The points under the field say what a good password has; each is ticked as you type.</p>`,
  },
  'change-your-settings': {
    title: 'Change your settings',
    subtitle: 'Account, security, plan, notifications, team and look.',
    content: `<p>Open <a href="/pages/settings">Settings</a> from the user menu. Each tab has an address of its own, and a bar that saves.</p>
<ul><li><strong>Account</strong>: name, picture, phone. Presence changes at once.</li><li><strong>Security</strong>: your password, and where you are signed in. <strong>Sign out everywhere else</strong> ends all other sessions.</li><li><strong>Notifications</strong>: what you are written to about.</li><li><strong>Appearance</strong>: the same as the drawer in the top bar.</li></ul>
${picture('app-features-settings-screens-settingsscreen/default', 'The settings of the account')}
<h2>For admins</h2>
<p><strong>Team</strong> invites people, says what they may do and takes them out again; a store always keeps an admin. <strong>Plan and billing</strong> has the plan and the card, of which only the last four digits are kept.</p>`,
  },
  'show-your-profile': {
    title: 'Show who you are',
    subtitle: 'What colleagues read of you, and what you tell them.',
    content: `<p><a href="/pages/profile">Profile</a> stands in the user menu. <strong>Home</strong> has your posts, <strong>About</strong> a few words about you, <strong>Team</strong> your colleagues with a way to chat, <strong>Gallery</strong> pictures.</p>
${picture('app-features-profile-screens-profilescreen/default', 'A profile with its posts')}
<h2>Write a post</h2>
<p>Write it in the field and press <strong>Post</strong>. Colleagues can like and comment on it. What you delete comes back by <strong>Undo</strong>.</p>`,
  },
  'show-presence': {
    title: 'Show whether you are there',
    subtitle: 'Online, away, busy or not visible.',
    content: `<p>Open the user menu at the right of the top bar and choose under <strong>Presence</strong>. Colleagues see it beside your picture.</p>
${picture('app-app-usermenu/open', 'The user menu with the presence')}
<p>Signing in shows you as online. <strong>Not visible</strong> lets you work without being asked.</p>`,
  },
};
