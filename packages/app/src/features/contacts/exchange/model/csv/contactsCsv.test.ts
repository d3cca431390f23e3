import { describe, expect, it } from 'vitest';
import { finish, fold, LABELS } from '#features/contacts/exchange/testing/judging';
import { readContactsCsv } from './contactsCsv';

const read = (...lines: string[]) => finish(readContactsCsv(lines.join('\n'), { kindNames: LABELS, fold }));

describe('readContactsCsv', () => {
  it('reads an export of Google Contacts', () => {
    const found = read(
      'First Name,Middle Name,Last Name,Phonetic First Name,Name Prefix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Website 1 - Label,Website 1 - Value',
      'Selin,,Karaca,Se-lin,Dr.,,,Moda,Buyer,Silk,1990-07-23,Note,https://lh3.example/p,Suppliers ::: * myContacts,* Work,selin@example.com,Atölye,a@example.com ::: b@example.com,Mobile,+90 532 555 01 36 ::: 0232 555 01 36,Home,"Çınarlı 12\nİzmir",Çınarlı 12,,https://selin.example',
    );
    expect(found).toMatchObject([
      {
        at: 2,
        name: 'Dr. Selin Karaca',
        company: 'Moda',
        title: 'Buyer',
        birthday: '1990-07-23',
        notes: 'Note',
        tags: ['Suppliers'],
        photo: 'https://lh3.example/p',
        emails: [
          { email: 'selin@example.com', label: 'Work' },
          { email: 'a@example.com', label: 'Atölye' },
          { email: 'b@example.com', label: 'Atölye' },
        ],
        phones: [
          { number: '+90 532 555 01 36', label: 'Mobile' },
          { number: '0232 555 01 36', label: 'Mobile' },
        ],
        address: 'Çınarlı 12\nİzmir',
        others: [
          { name: 'Organization Department', value: 'Silk' },
          { name: 'Website 1 - Value', value: 'https://selin.example' },
        ],
      },
    ]);
  });

  it('reads an export of Outlook', () => {
    const found = read(
      'Title,First Name,Last Name,Company,Job Title,Business Street,Business City,Business Country/Region,Home Street,Business Fax,Business Phone,Home Phone 2,Mobile Phone,Company Main Phone,Birthday,Categories,E-mail Address,E-mail Type,E-mail 2 Address,E-mail 2 Display Name,Priority,Web Page',
      'Dr.,Tom,Hallberg,Harbor,Lead,4 Linden Avenue,Port Ellery,USA,Home 1,1,2,3,4,5,1/30/1979,Work;Baseball,tom@example.com,SMTP,t2@example.com,Tom,Normal,example.com',
    );
    expect(found).toMatchObject([
      {
        name: 'Dr. Tom Hallberg',
        title: 'Lead',
        company: 'Harbor',
        address: '4 Linden Avenue, Port Ellery, USA',
        birthday: '1/30/1979',
        tags: ['Work', 'Baseball'],
        emails: [
          { email: 'tom@example.com', label: '' },
          { email: 't2@example.com', label: '' },
        ],
        phones: [
          { number: '1', label: 'Fax' },
          { number: '2', label: 'Work' },
          { number: '3', label: 'Home' },
          { number: '4', label: 'Mobile' },
          { number: '5', label: 'Main' },
        ],
        others: [
          { name: 'Web Page', value: 'example.com' },
          { name: 'ADR', label: 'Home', value: 'Home 1' },
        ],
      },
    ]);
  });

  it('reads Turkish headers and semicolons', () => {
    const found = read(
      'Ad;Soyad;E-posta;E-posta 2;Cep telefonu;İş telefonu;Ünvan;Şirket;Doğum tarihi;Adres;Notlar;Etiketler',
      'Ayşe;Yılmaz;ayse@example.com;a2@example.com;0532 555 01 01;0232 555 01 01;Terzi;Terzi Yılmaz;02.06.1981;"Kemeraltı 77; İzmir";Cuma;İş, Arkadaş',
    );
    expect(found).toMatchObject([
      {
        name: 'Ayşe Yılmaz',
        emails: [{ email: 'ayse@example.com' }, { email: 'a2@example.com' }],
        phones: [
          { number: '0532 555 01 01', label: 'Mobile' },
          { number: '0232 555 01 01', label: 'Work' },
        ],
        title: 'Terzi',
        company: 'Terzi Yılmaz',
        birthday: '02.06.1981',
        address: 'Kemeraltı 77; İzmir',
        notes: 'Cuma',
        tags: ['İş', 'Arkadaş'],
      },
    ]);
  });

  it('keeps cells without a header, and rows with a name alone', () => {
    expect(read('Name,Shoe size,', 'Ali,43,x', 'Veli', '"=1+1"')).toMatchObject([
      {
        name: 'Ali',
        others: [
          { name: 'Shoe size', value: '43' },
          { name: '', value: 'x' },
        ],
      },
      { name: 'Veli' },
      { name: '=1+1' },
    ]);
  });

  it.each(['#N/A', '#NAME?', '#AD?', '#SAYI/0!', 'Err:508', '#DIV/0!'])('treats %s of a spreadsheet as no name', (error) => {
    expect(read('Name,E-mail', `${error},ali@example.com`, `Veli ${error},`)).toMatchObject([
      { name: '', emails: [{ email: 'ali@example.com' }], sheetErrors: [error] },
      { name: `Veli ${error}`, sheetErrors: [] },
    ]);
  });

  it('removes control characters', () => {
    expect(read('Name,Company', 'A\u0000li\u0007,Co\u0008 and sons')).toMatchObject([{ name: 'Ali', company: 'Co and sons' }]);
  });

  it('rejects a table without columns of contacts', () => {
    expect(read('SKU,Price', 'A,1')).toBeNull();
  });
});
