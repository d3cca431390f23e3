import { storyPicture as picture } from '../../pictures/storyPicture';
import type { GuideTexts } from '../helpOutline';

export const communicationGuides: GuideTexts<'communication'> = {
  'write-a-mail': {
    title: 'Write a mail',
    subtitle: 'In a window that goes along while you look something up.',
    content: `<ol><li>In the <a href="/apps/mailbox">Mailbox</a> press <strong>Compose</strong>, or the key <strong>c</strong>.</li>
<li>Begin to type a name: people of your contacts are offered. A whole list of addresses can be pasted. An address that is none is marked.</li>
<li>Write, and add files by the button, by dropping or by pasting them.</li>
<li>Press <strong>Send</strong>.</li></ol>
${picture('app-features-mailbox-screens-composedock/written', 'A mail that is being written')}
<h2>To have it back</h2>
<p>A mail waits ten seconds before it goes. Press <strong>Undo</strong> in that time and it is open again. The <strong>Mail settings</strong> make that time longer or shorter.</p>
<h2>While you look something up</h2>
<p><strong>Shrink to the corner</strong> leaves the page free, and the mail goes along from page to page. It saves itself as a draft. Without a connection it waits in the outbox and goes by itself.</p>`,
  },
  'sort-your-mail': {
    title: 'Sort your mail',
    subtitle: 'Folders say where a mail lies, labels what it is about.',
    content: `<p>A mail lies in one folder. It can carry several labels, and a star when it should stay in sight.</p>
<ol><li>Select mails by their boxes, or with the key <strong>x</strong>. With Shift you select all in between.</li>
<li>Choose <strong>Move</strong>, <strong>Label</strong> or <strong>Delete</strong> in the bar above the list.</li></ol>
${picture('app-features-mailbox-screens-mailboxscreen/selecting', 'Selected mails with the bar of acts')}
<h2>Labels</h2>
<p><strong>Edit labels</strong> beside the folders makes, renames, colours and deletes them. A label that is deleted leaves its mails; the mails stay.</p>
${picture('app-features-mailbox-screens-mailboxscreen/labels', 'The panel of labels')}
<h2>Too many?</h2>
<p>When a page is selected, <strong>Select all</strong> takes everything that matches. Each act can be undone, however many it was.</p>`,
  },
  'find-a-mail': {
    title: 'Find a mail',
    subtitle: 'By any word, and by who, when and what.',
    content: `<p>Press <strong>/</strong> in the <a href="/apps/mailbox">Mailbox</a> and type. Words are found in names, subjects and texts.</p>
<h2>Narrower</h2>
<ul><li><strong>from:</strong> and <strong>to:</strong> with a name or an address</li>
<li><strong>subject:</strong> with a word of the subject</li>
<li><strong>label:</strong> with a label</li>
<li><strong>is:unread</strong>, <strong>has:attachment</strong></li>
<li><strong>before:</strong> and <strong>after:</strong> with a day such as 2026-03-01</li></ul>
<p>Each of them becomes a chip under the field, and goes with its cross. Spam and trash are searched when you stand in them.</p>
<h2>The whole conversation</h2>
<p>A mail that is open shows what came before and after it. One with pictures from outside keeps them back until you press <strong>Show pictures</strong>, as they would tell the sender that you read it.</p>
${picture('app-features-mailbox-screens-mailboxscreen/opened', 'A mail with its conversation')}`,
  },
  'chat-with-colleagues': {
    title: 'Chat with colleagues',
    subtitle: 'On its own page, or beside whatever you are doing.',
    content: `<p><a href="/apps/chat">Chat</a> lists your conversations. On wide screens the faces at the right edge open the same ones beside the page. What you have half typed is there in both.</p>
${picture('app-features-chat-screens-chatscreen/opened', 'A conversation beside the list')}
<h2>A message</h2>
<p>One tick says that it was sent, two that it was read. Its menu replies, reacts, stars, forwards, copies and deletes. Arrow up in the empty field changes your last one.</p>
<h2>Several people</h2>
<p>Choose <strong>New group</strong> in the menu above the list, pick people and give it a name.</p>
${picture('app-features-chat-screens-chatscreen/groups', 'Making a group')}
<h2>Quiet</h2>
<p>The menu of a conversation mutes or archives it. Whether a sound is played, and whether Enter sends, is said under <strong>Settings</strong> of the chat menu.</p>`,
  },
};
