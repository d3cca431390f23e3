import type { Contact } from '@stockroom/contract';
import { buildContact } from '../contact.factory';

const first =
  'Ada Berk Cem Çınar Derya Ece Faruk Gül Hakan Irmak İnci Jale Kaan Lale Mert Naz Onur Ömer Pelin Rıza Sibel Şule Tolga Umay Ülker Vedat Yasin Zeki'.split(
    ' ',
  );
const last =
  'Akın Bozkurt Cömert Çakır Demir Erdem Fidan Güler Hoşgör Ilgaz İnan Kaya Korkmaz Leblebici Mutlu Nalbant Okan Örnek Polat Reis Sezer Şimşek Tan Uğur Ünlü Varol Yalın Zengin'.split(
    ' ',
  );
const companies = ['Harbor & Pine', 'Northline Supply', 'Moda Kıyı', 'Bosphorus Trading', ''];
const tags = ['work', 'friend', 'family', 'school', 'college', 'baseball', 'band'];

/** Generates a number of contacts, always the same ones, for lists as long as a real shop's. */
export function manyContacts(count: number): Contact[] {
  return Array.from({ length: count }, (_unused, index) => {
    const number = String(index + 1);
    const round = Math.floor(index / (first.length * last.length));
    const name = `${pick(first, index)} ${pick(last, Math.floor(index / first.length))}${round > 0 ? ` ${round + 1}` : ''}`;
    return buildContact({
      id: `many-${number}`,
      name,
      emails: index % 9 === 0 ? [] : [{ email: `contact.${number}@example.com`, label: 'Work' }],
      phoneNumbers: [{ country: 'tr', phoneNumber: `+90532${String(5_550_000 + index)}`, label: 'Mobile' }],
      company: pick(companies, index),
      tags: index % 3 === 0 ? [] : [pick(tags, index)],
    });
  });
}

const pick = (from: readonly string[], index: number): string => from[index % from.length] ?? '';
