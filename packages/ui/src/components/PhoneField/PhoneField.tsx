import { useMemo, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { ComboBoxInput } from '../ComboBox/ComboBoxInput';
import type { ComboBoxOwnProps } from '../ComboBox/types';
import { countryOptions, findCountry, regionNames, type CountryItem } from '../CountrySelect/countryOptions';
import { Input } from '../Field/Control.styles';
import { Field } from '../Field/Field';
import type { TypedFieldProps } from '../Field/types';
import { useFieldControl } from '../Field/useFieldControl';
import { HiddenText } from '../VisuallyHidden/VisuallyHidden.styles';
import { CountryPart, PhoneBox } from './PhoneField.styles';
import type { PhoneChange, PhoneProblem, PhoneValue } from './types';
import { usePhoneText } from './usePhoneText';

/**
 * A phone number with its country: a combo box for the country and a text input that formats the number as that country does.
 * Renders a labelled `group`. A number with a country code, typed or pasted, sets the country.
 */
export function PhoneField({ value, onChange, countries, locale, labels, reasons, ...props }: PhoneFieldProps) {
  const { placeholder, autoComplete = 'off', onBlur, ...field } = props;
  const [isFocused, setFocused] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const phone = usePhoneText({ value, onChange });
  // A number being typed is not yet an error.
  const error = field.error ?? (phone.problem && !isFocused ? reasons[phone.problem] : undefined);
  const { ids, control, box } = useFieldControl({ ...field, error });
  const country = useFieldControl({ id: `${ids.control}-country`, disabled: field.disabled, readOnly: field.readOnly });
  const options = useMemo(() => countryOptions(countries, locale), [countries, locale]);
  const name = value.country === null ? undefined : regionNames(locale)(value.country);

  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isPasted = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';
    if (isPasted) phone.paste(target.value);
    else phone.type(target.value, target.selectionStart === target.value.length);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    setFocused(false);
    phone.leave();
    onBlur?.();
  };
  return (
    <Field {...field} error={error} ids={ids}>
      <PhoneBox {...box} ref={frame} role="group" aria-labelledby={ids.label} onFocus={() => setFocused(true)} onBlur={leave}>
        <CountryPart title={name}>
          <HiddenText id={country.ids.label} as="label" htmlFor={country.ids.control}>
            {labels.country}
          </HiddenText>
          <ComboBoxInput
            value={findCountry(countries, value.country)?.iso ?? null}
            onChange={phone.choose}
            options={options}
            labels={labels.countries}
            fieldControl={{ ...country, control: { ...country.control, 'aria-describedby': name && country.ids.help } }}
            shown="note"
            listBeside={frame}
          />
          <HiddenText id={country.ids.help}>{name}</HiddenText>
        </CountryPart>
        <Input
          {...control}
          type="tel"
          inputMode="tel"
          dir="ltr"
          value={phone.text}
          onChange={type}
          placeholder={placeholder}
          autoComplete={autoComplete}
        />
      </PhoneBox>
    </Field>
  );
}

export interface PhoneFieldProps extends TypedFieldProps {
  /** The number in E.164, or as it was typed; the country is `null` while unknown. */
  value: PhoneValue;
  /** Called at each change. Store `e164` if there is one, else `number`. */
  onChange: (answer: PhoneChange) => void;
  countries: readonly CountryItem[];
  /** BCP 47; decides the names and the order of the countries. */
  locale: string;
  labels: {
    /** The label of the country part: "Country code". */
    country: string;
    /** The labels of the country list, as in `ComboBox`. */
    countries: ComboBoxOwnProps['labels'];
  };
  /** Errors shown under the field once it loses the focus; `error` takes precedence. */
  reasons: Record<PhoneProblem, string>;
}
