/** The rule behind the server's refusal of a value. `most`, `least`, `after`: the number in the message. */
export type RefusalRule =
  | { rule: 'productHasIt' | 'taken' | 'missing' | 'notNumber' | 'notWhole' | 'gone' | 'noStore' | 'noPicture' }
  | { rule: 'decimals' | 'tooLong' | 'tooMuch' | 'tooLarge'; most: number }
  | { rule: 'tooSmall'; least: number }
  | { rule: 'tooFew'; after: number };

type Read = (number: number) => RefusalRule;

const RULES: readonly (readonly [RegExp, Read])[] = [
  [/^is taken by another product/, () => ({ rule: 'productHasIt' })],
  [/^is taken\b/, () => ({ rule: 'taken' })],
  [/^has more than (\d+) decimals$/, (most) => ({ rule: 'decimals', most })],
  [/^must have at most (\d+) characters$/, (most) => ({ rule: 'tooLong', most })],
  // For characters and for entries.
  [/^Invalid length: Expected <=(\d+) /, (most) => ({ rule: 'tooMuch', most })],
  [/^(?:is missing|is needed|is empty|must not be blank)$/, () => ({ rule: 'missing' })],
  [/^Invalid (?:length: Expected >=1|key: .* undefined$|type: .* undefined$)/, () => ({ rule: 'missing' })],
  [/^Invalid value: Expected <=(-?[\d.]+) /, (most) => ({ rule: 'tooLarge', most })],
  [/^Invalid value: Expected >=(-?[\d.]+) /, (least) => ({ rule: 'tooSmall', least })],
  [/^must be (\d+) or more$/, (least) => ({ rule: 'tooSmall', least })],
  [/^would leave (-?\d+)$/, (after) => ({ rule: 'tooFew', after })],
  [/^(?:Invalid safe integer|must be a whole number)/, () => ({ rule: 'notWhole' })],
  [/^Invalid (?:type: Expected number|finite)/, () => ({ rule: 'notNumber' })],
  [/^is not (?:there|a category)$/, () => ({ rule: 'gone' })],
  [/^(?:is not a store of this person|this person belongs to no store)$/, () => ({ rule: 'noStore' })],
  [/^is (?:not the address of a picture|no picture|neither JPEG)/, () => ({ rule: 'noPicture' })],
];

/**
 * Finds the rule of the contract that a server's message states; `null` for unknown messages of another server.
 * @param message of an issue, such as `has more than 2 decimals`
 */
export function refusalRuleOf(message: string): RefusalRule | null {
  for (const [pattern, read] of RULES) {
    const found = pattern.exec(message);
    if (found) return read(Number(found[1]));
  }
  return null;
}
