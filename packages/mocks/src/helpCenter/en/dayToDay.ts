import { storyPicture as picture } from '../../pictures/storyPicture';
import type { GuideTexts } from '../helpOutline';

export const dayToDayGuides: GuideTexts<'day-to-day'> = {
  'add-tasks': {
    title: 'Add tasks in words',
    subtitle: 'One line says what, when, how urgent and who.',
    content: `<p>In <a href="/apps/tasks">Tasks</a> press <strong>q</strong> and write as you would say it:</p>
<p><em>Dress the window tomorrow 5pm p1 #window @Priya</em></p>
<ul><li>A day or a time: <em>tomorrow</em>, <em>next friday</em>, <em>at 5pm</em></li><li>How urgent: <em>p1</em> is high, <em>p3</em> is low</li><li>A tag with <em>#</em>, a person with <em>@</em></li></ul>
<p>What was understood is shown under the line, each with a cross that takes it as plain words. A date stands at an end of the line, or after a word such as <em>on</em>, <em>by</em> or <em>every</em>: other figures stay figures. Enter adds the task and waits for the next; <strong>Take as words</strong> is there once more.</p>
${picture('app-features-tasks-screens-tasksscreen/default', 'The list of tasks')}
<h2>Put them in order</h2>
<p>Drag a task by its handle, or press <strong>Alt</strong> with an arrow. <strong>e</strong> completes the task that has the focus, <strong>1</strong>, <strong>2</strong> and <strong>3</strong> say how urgent it is.</p>`,
  },
  'repeat-a-task': {
    title: 'Repeat a task',
    subtitle: 'What has to be done every Monday writes itself.',
    content: `<ol><li>Open the task and give it a <strong>Due date</strong>.</li>
<li>Choose under <strong>Repeat</strong>: every day, weekday, week, month or year, or every few of them.</li>
<li>Complete it when it is done. It comes again with its next day.</li></ol>
${picture('app-features-tasks-screens-tasksscreen/opened', 'A task beside the list')}
<p>In the line of new tasks write it: <em>Count the till every weekday at 6pm</em>.</p>
<h2>Be reminded</h2>
<p><strong>Remind me</strong> tells you when it is due, some time before, or in the morning of that day.</p>
<h2>Today</h2>
<p>The view <strong>Today</strong> has what is due and what was left over; <strong>Upcoming</strong> goes on by days. How many are still open stands beside Tasks in the menu.</p>`,
  },
  'write-notes': {
    title: 'Write notes',
    subtitle: 'A thought, a list or a picture, found again.',
    content: `<ol><li>Open <a href="/apps/notes">Notes</a> and press <strong>New note</strong>.</li>
<li>Write. It saves itself; close it when you are done.</li></ol>
${picture('app-features-notes-screens-notesscreen/default', 'The notes in columns')}
<h2>A checklist</h2>
<p><strong>Add an item</strong> begins one, Enter the next. Several lines that you paste become an item each. What is done goes to the end.</p>
<h2>Keep them in order</h2>
<ul><li>A pin keeps a note at the front, a colour makes it stand out.</li><li><strong>Labels</strong> gather notes; each has a page of its own in the list at the side.</li><li><strong>Remind me</strong> tells you when its time has come.</li><li>The archive takes what is done and worth keeping.</li></ul>
<p>The search finds titles, texts, items and labels, and marks the words.</p>`,
  },
  'bring-back-a-note': {
    title: 'Bring back an earlier note',
    subtitle: 'What a note said before is kept.',
    content: `<ol><li>Open the note and choose <strong>Earlier versions</strong> in its menu “More”.</li>
<li>Choose a version and read it.</li><li>Press <strong>Bring back</strong>. What the note says now becomes a version itself.</li></ol>
${picture('app-features-notes-screens-notesscreen/opened', 'An open note')}
<p>A version is kept whenever the words change after a pause.</p>
<h2>A note that was deleted</h2>
<p>It lies in the <strong>Trash</strong> of the notes and comes back from there as it was.</p>
<h2>Out of Stockroom</h2>
<p><strong>Copy as Markdown</strong> takes one note along, <strong>Export all notes</strong> all of them as a file.</p>`,
  },
  'keep-files': {
    title: 'Keep files',
    subtitle: 'Papers and pictures of the shop, in folders.',
    content: `<p><a href="/apps/file-manager">File manager</a> has folders first, then files. Open a folder by its name; the line above the list leads back.</p>
${picture('app-features-filemanager-screens-filesscreen/default', 'Folders and files')}
<h2>Put them in order</h2>
<ul><li><strong>New folder</strong> makes one where you are.</li><li>Select files and choose <strong>Move</strong>: they go to another folder, or a copy of them does.</li><li>Is a name there already, you are asked: skip, replace, or keep both.</li></ul>
<h2>Look at one</h2>
<p>The details show where a file lies, how large it is and who changed it. Write a description, and the search finds it by that too. A star puts it among <strong>Starred</strong>.</p>
${picture('app-features-filemanager-screens-filesscreen/details', 'The details of a file')}
<p>What is deleted lies in the <strong>Trash</strong>, and can be undone at once.</p>`,
  },
  'take-a-course': {
    title: 'Take a course',
    subtitle: 'Short steps, when the shop is quiet.',
    content: `<ol><li>Open <a href="/apps/academy">Academy</a> and choose a course by category or by a word.</li>
<li>Press <strong>Start</strong> and read step by step. The arrow keys go on and back.</li>
<li>Answer the question of a step; the answer says why.</li></ol>
${picture('app-features-academy-screens-coursescreen/default', 'A step of a course')}
<h2>Leave and come back</h2>
<p>How far you are is kept, also from another tab. <strong>Bookmark this step</strong> marks a place, and a note at a step is yours alone.</p>
<h2>At the end</h2>
<p>A course that is completed has a certificate to print. It can be started again as often as you like.</p>`,
  },
};
