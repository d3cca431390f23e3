import { describe, expect, it } from 'vitest';
import { finish, LABELS } from '#features/contacts/exchange/testing/judging';
import { unfoldBytes, unfoldLines } from './vcardLines';
import { readVcards } from './vcardReader';

const read = (...lines: string[]) => finish(readVcards(lines.join('\r\n'), LABELS));
const card = (...lines: string[]) => read('BEGIN:VCARD', ...lines, 'END:VCARD')[0];

describe('readVcards', () => {
  it('reads version 2.1 from an Android phone', () => {
    const found = card(
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=96zt=C3=BCrk;Ay=C5=9Fe;;;',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Ay=C5=9Fe =',
      '=C3=96zt=C3=BCrk',
      'TEL;CELL;PREF:0532 555 01 36',
      'TEL;WORK;FAX:0212 555 01 44',
      'EMAIL;HOME:ayse@example.com',
      'NOTE;ENCODING=QUOTED-PRINTABLE:Bir=0D=0A=',
      'iki',
      'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRg',
      ' ABAQAAAQ==',
      '',
    );
    expect(found).toMatchObject({
      name: 'Ayşe Öztürk',
      phones: [
        { number: '0532 555 01 36', label: 'Mobile' },
        { number: '0212 555 01 44', label: 'Fax' },
      ],
      emails: [{ email: 'ayse@example.com', label: 'Home' }],
      notes: 'Bir\r\niki',
      photo: 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQ==',
      others: [],
    });
  });

  it('reads version 3.0 from an iPhone', () => {
    const found = card(
      'VERSION:3.0',
      'PRODID:-//Apple Inc.//iPhone OS 18.0//EN',
      'N:Karaca;Selin;;;',
      'FN:Selin Karaca',
      'ORG:Moda Kıyı;Kumaş;',
      'item1.EMAIL;type=INTERNET;type=pref:selin@example.com',
      'item1.X-ABLabel:Atölye',
      'item2.TEL:+90 232 555 01 36',
      'item2.X-ABLabel:_$!<HomeFAX>!$_',
      'item3.ADR;type=HOME;type=pref:;;Çınarlı Sokak 12\\nKat 3;İzmir;;35000;Türkiye',
      'item3.X-ABADR:tr',
      'BDAY;X-APPLE-OMIT-YEAR=1604:1604-07-23',
      'item4.URL;type=pref:https://example.com/a\\,b',
      'item4.X-ABLabel:_$!<HomePage>!$_',
      'X-SOCIALPROFILE;type=twitter:https://x.example/selin',
    );
    expect(found).toMatchObject({
      name: 'Selin Karaca',
      company: 'Moda Kıyı',
      emails: [{ email: 'selin@example.com', label: 'Atölye' }],
      phones: [{ number: '+90 232 555 01 36', label: 'Fax' }],
      address: 'Çınarlı Sokak 12\nKat 3, İzmir, 35000, Türkiye',
      birthday: '---07-23',
      others: [
        { name: 'DEPARTMENT', value: 'Kumaş' },
        { name: 'URL', label: 'HomePage', value: 'https://example.com/a,b' },
        { name: 'X-SOCIALPROFILE', label: 'twitter', value: 'https://x.example/selin' },
      ],
    });
  });

  it('reads version 4.0: links, lists, quoted labels, a picture in its address', () => {
    const found = card(
      'VERSION:4.0',
      'FN:Jean\\, le grand',
      'TEL;VALUE=uri;TYPE="voice,cell":tel:+33-1-99-00-01-12;ext=102',
      'EMAIL:mailto:jean@example.com',
      'ADR;LABEL="1 rue ^nde la ^\'Paix^\', Lyon":;;1 rue;Lyon;;;France',
      'CATEGORIES:Work,Eski\\, özel',
      'PHOTO:data:image/png;base64\\,iVBORw0KGgo=',
      'KEY:data:application/pgp-keys;base64,AAAA',
    );
    expect(found).toMatchObject({
      name: 'Jean, le grand',
      phones: [{ number: '+33-1-99-00-01-12;ext=102', label: 'Mobile' }],
      emails: [{ email: 'jean@example.com', label: '' }],
      address: '1 rue \nde la "Paix", Lyon',
      tags: ['Work', 'Eski, özel'],
      photo: 'data:image/png;base64,iVBORw0KGgo=',
      others: [{ name: 'KEY', value: '' }],
    });
  });

  it('reads every card: without an end, without a beginning, and nested ones', () => {
    const found = read(
      'FN:No beginning',
      'END:VCARD',
      'BEGIN:VCARD',
      'FN:No end',
      'begin:vcard',
      'FN:Whole',
      'end:vcard',
      'BEGIN:VCARD',
      'FN:With an agent',
      'AGENT:',
      'BEGIN:VCARD',
      'FN:The agent',
      'END:VCARD',
      'TITLE:Boss',
      'END:VCARD',
    );
    expect(found.map(({ at, name, title }) => [at, name, title])).toEqual([
      [1, 'No beginning', ''],
      [2, 'No end', ''],
      [3, 'Whole', ''],
      [4, 'With an agent', 'Boss'],
      [5, 'The agent', ''],
    ]);
  });

  it('appends a line that is no property to the line before', () => {
    expect(card('FN:Ali', 'NOTE:first', 'second line without a name', 'TITLE:Chef')).toMatchObject({
      notes: 'first\nsecond line without a name',
      title: 'Chef',
    });
  });

  it.each([
    ['a name in parts', ['N:Özdemir;Mehmet;Can;Dr.;PhD'], 'Dr. Mehmet Can Özdemir PhD'],
    ['a nickname', ['N:;;;;', 'NICKNAME:Umut'], 'Umut'],
    ['no name', ['TITLE:Chef'], ''],
  ])('names a contact by %s', (_what, lines, name) => {
    expect(card(...lines)?.name).toBe(name);
  });
});

it('unfoldLines: reads any line ending, and a picture of a megabyte quickly', () => {
  const lines = (text: string) => [...unfoldLines(text)].map(({ text: line, number }) => [number, line]);
  expect(lines('A:1\r\n 2\rB:3\n\nC:4')).toEqual([
    [1, 'A:12'],
    [3, 'B:3'],
    [5, 'C:4'],
  ]);
  const picture = `PHOTO;ENCODING=b:${'\r\n '.concat('A'.repeat(74)).repeat(14_000)}`;
  const startedAt = performance.now();
  expect(lines(picture)[0]?.[1]).toHaveLength(17 + 74 * 14_000);
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

it('unfoldBytes: joins letters that were folded in their middle', () => {
  const [first = 0, second = 0] = new TextEncoder().encode('ş');
  const bytes = Uint8Array.from([0x41, first, 13, 10, 32, second, 10, 0x42]);
  expect(new TextDecoder().decode(unfoldBytes(bytes))).toBe('Aş\nB');
});
