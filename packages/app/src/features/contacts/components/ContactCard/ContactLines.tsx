import type { Contact } from '@stockroom/contract';
import { CopyButton, Link, PhoneLink, Text } from '@stockroom/ui';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Line, LineAction, Lines, Value } from './ContactCard.styles';

/** E-mail addresses, each with its purpose; a press writes a mail. */
export function EmailLines({ emails }: Pick<Contact, 'emails'>) {
  return (
    <Lines>
      {rowKeys(emails).map(({ key, row: { email, label } }) => (
        <Line key={key}>
          <Value>
            <Link href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>{email}</Link>
            <Kind label={label} />
          </Value>
          <Copy text={email} />
        </Line>
      ))}
    </Lines>
  );
}

/** Phone numbers in their countries' formats, each with its purpose; a press calls. */
export function PhoneLines({ phones }: { phones: Contact['phoneNumbers'] }) {
  const locale = useLanguage();
  return (
    <Lines>
      {rowKeys(phones).map(({ key, row: { country, phoneNumber, label } }) => (
        <Line key={key}>
          <Value data-phone>
            <PhoneLink number={phoneNumber} country={country || null} locale={locale} />
            <Kind label={label} />
          </Value>
          <Copy text={phoneNumber} />
        </Line>
      ))}
    </Lines>
  );
}

/** A postal address, with the line breaks it was written with. */
export function AddressLines({ address }: Pick<Contact, 'address'>) {
  return (
    <Line as="div">
      <Value data-lines>{address}</Value>
      <Copy text={address} />
    </Line>
  );
}

function Kind({ label }: { label: string }) {
  return label === '' ? null : (
    <Text font="small" tone="muted" as="span">
      {label}
    </Text>
  );
}

function Copy({ text }: { text: string }) {
  const { t } = useTranslation('contacts');
  return (
    <LineAction>
      <CopyButton text={text} labels={{ copy: t('copy.what', { text }), copied: t('copy.copied'), refused: t('copy.refused') }} />
    </LineAction>
  );
}

/** Derives a key for each row from its content; equal rows are told apart by their order. */
function rowKeys<Row>(rows: readonly Row[]): { key: string; row: Row }[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const text = JSON.stringify(row);
    const nth = (seen.get(text) ?? 0) + 1;
    seen.set(text, nth);
    return { key: `${text} ${nth}`, row };
  });
}
