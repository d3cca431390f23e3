/** Adds the GS1 check digit to the digits of a GTIN without it; leading zeros stay. */
export function withCheckDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const weight = (digits.length - index) % 2 === 1 ? 3 : 1;
    sum += Number(digits[index]) * weight;
  }
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
