import { CONTACT_LIMITS, MAX_CONTACT_TAG_TITLE, isValidBirthDate, isLongerThan } from '@stockroom/contract';
import { isAmbiguous, isNoBirthday, readBirthday } from './birthdays';
import { detailLine, detailName, notesHtml } from './details';
import { type FoundContact, isBlank } from './foundContact';
import type { ImportedContact } from './importedContact';
import { judgeEmails, judgePhones } from './judgeReach';
import type { RowFindings, Judging } from './judging';
import { readPhoto } from './photos';
import { type CutField, type RowProblem, shortened } from './problems';

export interface Judged {
  /** `null` when the row is blank. */
  contact: ImportedContact | null;
  problems: RowProblem[];
}

/** Converts a file's contact. Values without a field go into the notes; omitted values are reported. */
export function judgeContact(found: FoundContact, judging: Judging): Judged {
  if (isBlank(found)) return { contact: null, problems: [{ code: 'blank' }] };
  const problems: RowProblem[] = found.sheetErrors.map((value) => ({ code: 'sheetError', value }));
  const lines: string[] = [];
  const note = (name: string, label: string, value: string) => lines.push(detailLine(name, label, value, judging.details));
  const cut = (field: CutField, text: string, max: number) => {
    const kept = truncate(text.trim(), max);
    if (kept !== text.trim()) problems.push({ code: 'cut', field, max });
    return kept;
  };
  const label = (text: string) => cut('label', text, CONTACT_LIMITS.label);

  const emails = judgeEmails(found, { problems, note, label });
  const phoneNumbers = judgePhones(found, judging, { problems, note, label });
  const birthday = judgeBirthday(found, judging, { problems, note });
  const tags = judgeTags(found, judging, { problems, note, cut });
  judgeOthers(found, judging, { problems, note });
  const avatar = judgePhoto(found, problems);
  const [title, company] = [
    cut('title', found.title, CONTACT_LIMITS.title),
    cut('company', found.company, CONTACT_LIMITS.company),
  ];
  const reached = [company, emails[0]?.email, phoneNumbers[0]?.phoneNumber, title].find(Boolean);
  const name =
    cut('name', found.name, CONTACT_LIMITS.name) ||
    reached ||
    found.emails[0]?.email ||
    found.phones[0]?.number ||
    judging.unnamed;
  if (found.name.trim() === '') problems.push({ code: 'nameless', value: shortened(name) });
  const address = cut('address', found.address, CONTACT_LIMITS.address);
  const notes = judgeNotes([found.notes, ...lines].filter((line) => line.trim() !== '').join('\n'), problems);
  return {
    contact: { id: judging.createId(), avatar, name, emails, phoneNumbers, title, company, birthday, address, notes, ...tags },
    problems: once(problems),
  };
}

/** Reports the same problem of several numbers only once. */
const once = (problems: readonly RowProblem[]): RowProblem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

function judgeBirthday(
  { birthday }: FoundContact,
  { today, dayOrder }: Judging,
  { problems, note }: Omit<RowFindings, 'label'>,
): string {
  const text = birthday.trim();
  if (text === '' || isNoBirthday(text)) return '';
  const day = readBirthday(text, dayOrder);
  if (day !== null && isValidBirthDate(day, today)) {
    if (isAmbiguous(text)) problems.push({ code: 'ambiguousDay', value: text, day });
    return day;
  }
  problems.push({ code: 'birthday', value: shortened(text), fault: day === null ? 'unreadable' : 'future' });
  note('BDAY', '', text);
  return '';
}

function judgeTags(
  found: FoundContact,
  { tagId, fold }: Judging,
  { problems, note, cut }: Omit<RowFindings, 'label'> & { cut: (field: 'tag', text: string, max: number) => string },
): Pick<ImportedContact, 'tags' | 'newTags'> {
  const titles = new Map(
    found.tags
      .map((title) => cut('tag', title, MAX_CONTACT_TAG_TITLE))
      .filter((title) => title !== '')
      .map((title) => [fold(title), title]),
  );
  const kept = [...titles.values()].slice(0, CONTACT_LIMITS.tags);
  if (titles.size > kept.length) {
    problems.push({ code: 'tooMany', field: 'tags', max: CONTACT_LIMITS.tags });
    note('CATEGORIES', '', [...titles.values()].slice(CONTACT_LIMITS.tags).join(', '));
  }
  return {
    tags: kept.map(tagId).filter((id) => id !== undefined),
    newTags: kept.filter((title) => tagId(title) === undefined),
  };
}

function judgeOthers({ others }: FoundContact, { details }: Judging, { problems, note }: Omit<RowFindings, 'label'>): void {
  const namesOf = (list: FoundContact['others']) =>
    [...new Set(list.map(({ name }) => detailName(name, details)))].filter(Boolean).join(', ');
  const texts = others.filter(({ value }) => value !== '');
  const rest = others.filter(({ value }) => value === '');
  for (const { name, label, value } of texts) note(name, label, value);
  if (texts.length > 0) problems.push({ code: 'others', names: shortened(namesOf(texts)) });
  if (rest.length > 0) problems.push({ code: 'noText', names: shortened(namesOf(rest)) });
}

function judgePhoto({ photo }: FoundContact, problems: RowProblem[]): string | null {
  if (photo === '') return null;
  const read = readPhoto(photo);
  if ('avatar' in read) return read.avatar;
  problems.push({ code: 'photo', fault: read.fault });
  return null;
}

function judgeNotes(text: string, problems: RowProblem[]): string {
  let notes = '';
  for (const line of text.split('\n')) {
    const room = CONTACT_LIMITS.notes - notes.length;
    const html = notesHtml(line);
    if (html.length <= room) notes += html;
    else {
      problems.push({ code: 'cut', field: 'notes', max: CONTACT_LIMITS.notes });
      // One character may take five as HTML, and the paragraph takes seven.
      const part = notesHtml(truncate(line, Math.max(0, Math.floor((room - 7) / 5))));
      return part.length <= room ? notes + part : notes;
    }
  }
  return notes;
}

/** Truncates a text to a number of graphemes. */
function truncate(text: string, max: number): string {
  if (!isLongerThan(text, max)) return text;
  const letters: string[] = [];
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (letters.push(segment) === max) break;
  }
  return letters.join('').trimEnd();
}
