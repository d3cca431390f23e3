import { useEffect } from 'react';
import { regionNames } from '../CountrySelect/countryOptions';
import { Flag } from '../Flag/Flag';
import { Link } from '../Link/Link';
import { phoneRules } from '../PhoneField/phoneRules';
import { PhoneRoot } from './PhoneLink.styles';

/**
 * A phone number that starts a call when pressed, with the flag of its country. Renders a link to `tel:`; the number is
 * formatted as in its country once the rules are loaded.
 */
export function PhoneLink({ number, country, locale }: PhoneLinkProps) {
  const rules = phoneRules.useLoaded();
  useEffect(() => {
    // Offline, the number stays as it is stored.
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
  /** In E.164; any other text is shown unchanged. */
  number: string;
  /** ISO 3166-1, two letters; `null` if unknown. */
  country: string | null;
  /** BCP 47; decides the country's name. */
  locale: string;
}
