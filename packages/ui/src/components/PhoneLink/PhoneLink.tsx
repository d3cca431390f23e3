import { useEffect } from 'react';
import { regionNames } from '../CountrySelect/countryOptions';
import { Flag } from '../Flag/Flag';
import { Link } from '../Link/Link';
import { phoneRules } from '../PhoneField/phoneRules';
import { PhoneRoot } from './PhoneLink.styles';

/**
 * A phone number that calls when it is pressed, with the flag of its country. Renders a link to `tel:`; the number is written as its
 * country does once the rules are there.
 */
export function PhoneLink({ number, country, locale }: PhoneLinkProps) {
  const rules = phoneRules.useLoaded();
  useEffect(() => {
    // Off line the number stays as it is kept.
    phoneRules.preload().catch(() => undefined);
  }, []);
  return (
    <PhoneRoot>
      {country && <Flag iso={country} label={regionNames(locale)(country) ?? country.toUpperCase()} />}
      <Link href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>
        <bdi dir="ltr">{rules?.write(number, null) ?? number}</bdi>
      </Link>
    </PhoneRoot>
  );
}

export interface PhoneLinkProps {
  /** In E.164; what is none is shown as it is. */
  number: string;
  /** ISO 3166-1, two letters; `null` if nobody said. */
  country: string | null;
  /** BCP 47: the country's name. */
  locale: string;
}
