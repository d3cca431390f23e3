import type { DecimalSign, NumberStyle } from './reading/numberStyle';
import { type FileFormat, proposeTargets } from './reading/formats';
import { isNumberTarget, isRepeatable, isWholeTarget, type Target } from './targets';

/** Units that a file's weights may be in. The store keeps pounds. */
export const WEIGHT_UNITS = ['lb', 'kg', 'g', 'oz'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** How a file writes taxes: `0.18` is 18 per cent where they are shares. */
export const TAX_STYLES = ['percent', 'share'] as const;
export type TaxStyle = (typeof TAX_STYLES)[number];

/** By what a row finds its product in the store. */
export const IDENTIFIERS = ['id', 'sku', 'barcode'] as const;
export type Identifier = (typeof IDENTIFIERS)[number];

/** A person's decisions about a file before it is checked. */
export interface Mapping {
  /** Target of each column, `null`: none. */
  targets: (Target | null)[];
  /** Decimal sign by column; `null` where the person has to say it. Only columns of numbers count. */
  decimals: (DecimalSign | null)[];
  weightUnit: WeightUnit;
  /** `null` where the person has to say it. */
  taxes: TaxStyle | null;
  identifyBy: Identifier;
  /** Which rows count: all, only those that are new, only those whose product the store has. */
  mode: 'all' | 'new' | 'known';
  /** The meaning of an empty cell for a product that the store has. */
  emptyCells: 'keep' | 'clear';
}

/** Why a file can not be checked with this mapping. */
export type MappingFault =
  | { code: 'nothingMapped' }
  | { code: 'identifierMissing'; identifier: Identifier }
  | { code: 'targetTwice'; target: Target }
  | { code: 'decimalOpen'; column: number }
  | { code: 'taxesOpen'; column: number };

/** A column of a file, as far as a mapping needs to know it. */
export interface ColumnInfo {
  /** Its name; empty in files without a row of names. */
  header: string;
  /** Some values, for the person to recognise the column by. */
  samples: string[];
  /** A value with a sign in it that could be a decimal sign, if the column has one. */
  numberSample: string | null;
  /** A value below one, where none is above it: as taxes they could be shares. */
  shareSample: string | null;
  /** How its numbers are written, judged from all its values: read as whole numbers and as others. */
  numbers: { whole: NumberStyle; fraction: NumberStyle };
}

/** The mapping that the file itself suggests. */
export function proposeMapping(columns: readonly ColumnInfo[], format: FileFormat): Mapping {
  const headers = columns.map(({ header }) => header);
  const targets = proposeTargets(headers, format);
  const styles = numberStyles(columns, targets);
  return {
    targets,
    decimals: styles.map((style) => (style.doubt ? null : style.sign)),
    weightUnit: weightUnitOf(headers[targets.indexOf('weight')] ?? '', format),
    taxes: taxesOf(columns[targets.indexOf('taxPercent')]),
    identifyBy: targets.includes('id') ? 'id' : targets.includes('sku') || !targets.includes('barcode') ? 'sku' : 'barcode',
    mode: 'all',
    emptyCells: format === 'own' ? 'clear' : 'keep',
  };
}

/** Gives a column another target and finds out anew which decimal sign its numbers have. */
export function retarget(
  mapping: Mapping,
  column: number,
  target: Target | null,
  columns: readonly ColumnInfo[],
  format: FileFormat,
): Mapping {
  const targets = mapping.targets.map((item, index) => {
    if (index === column) return target;
    // A target that takes one column leaves the one it had.
    return target !== null && item === target && !isRepeatable(target) ? null : item;
  });
  const style = numberStyles(columns, targets)[column];
  const decimals = mapping.decimals.map((sign, index) => (index === column && style ? (style.doubt ? null : style.sign) : sign));
  const identifyBy = targets.includes(mapping.identifyBy)
    ? mapping.identifyBy
    : targets.includes('sku')
      ? 'sku'
      : mapping.identifyBy;
  const weightUnit = target === 'weight' ? weightUnitOf(columns[column]?.header ?? '', format) : mapping.weightUnit;
  const taxes = target === 'taxPercent' ? taxesOf(columns[column]) : mapping.taxes;
  return { ...mapping, targets, decimals, identifyBy, weightUnit, taxes };
}

/** Faults that keep the file from being checked; empty when there are none. */
export function mappingFaults(mapping: Mapping): MappingFault[] {
  const faults: MappingFault[] = [];
  const used = mapping.targets.filter((target) => target !== null);
  if (used.length === 0) return [{ code: 'nothingMapped' }];
  if (!used.includes(mapping.identifyBy)) faults.push({ code: 'identifierMissing', identifier: mapping.identifyBy });
  for (const target of new Set(used)) {
    if (!isRepeatable(target) && used.filter((item) => item === target).length > 1) faults.push({ code: 'targetTwice', target });
  }
  mapping.targets.forEach((target, column) => {
    if (isNumberTarget(target) && mapping.decimals[column] === null) faults.push({ code: 'decimalOpen', column });
  });
  const taxColumn = mapping.targets.indexOf('taxPercent');
  if (taxColumn !== -1 && mapping.taxes === null) faults.push({ code: 'taxesOpen', column: taxColumn });
  return faults;
}

/** No tax is as small as 0.18 per cent, but a file may say so. */
function taxesOf(column: ColumnInfo | undefined): TaxStyle | null {
  return column?.shareSample ? null : 'percent';
}

/** How each column's numbers are written. Columns that leave it open follow those that decide it. */
function numberStyles(columns: readonly ColumnInfo[], targets: readonly (Target | null)[]): NumberStyle[] {
  const styles = columns.map(({ numbers }, column): NumberStyle => {
    const target = targets[column] ?? null;
    if (!isNumberTarget(target)) return { sign: 'dot', doubt: null, found: false };
    return isWholeTarget(target) ? numbers.whole : numbers.fraction;
  });
  const sure = styles.filter((style) => style.found && style.doubt === null);
  const commas = sure.filter(({ sign }) => sign === 'comma').length;
  const likely: DecimalSign = commas > sure.length - commas ? 'comma' : 'dot';
  return styles.map((style) => (style.found ? style : { ...style, sign: likely }));
}

function weightUnitOf(header: string, format: FileFormat): WeightUnit {
  const name = header.toLowerCase();
  if (/\bkg\b|kilo/.test(name)) return 'kg';
  if (/gram|\bgr?\b/.test(name)) return 'g';
  if (/\boz\b|ounce/.test(name)) return 'oz';
  return format === 'woocommerce' && !/\blbs?\b/.test(name) ? 'kg' : 'lb';
}
