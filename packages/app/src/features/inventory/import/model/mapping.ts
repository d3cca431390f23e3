import { type FileFormat, proposeTargets } from './reading/formats';
import type { DecimalSign, NumberStyle } from './reading/numberStyle';
import { isNumberTarget, isRepeatable, isWholeTarget, type Target } from './targets';

/** Units of a file's weights. The store uses pounds. */
export const WEIGHT_UNITS = ['lb', 'kg', 'g', 'oz'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** Notation of taxes in a file: `0.18` means 18 percent where they are fractions. */
export const TAX_STYLES = ['percent', 'share'] as const;
export type TaxStyle = (typeof TAX_STYLES)[number];

/** Field by which a row finds its product in the store. */
export const IDENTIFIERS = ['id', 'sku', 'barcode'] as const;
export type Identifier = (typeof IDENTIFIERS)[number];

/** The user's decisions about a file before it is checked. */
export interface Mapping {
  /** Target of each column; `null` for none. */
  targets: (Target | null)[];
  /** Decimal sign of each column; `null` where the user must choose. Only number columns count. */
  decimals: (DecimalSign | null)[];
  weightUnit: WeightUnit;
  /** `null` where the user must choose. */
  taxes: TaxStyle | null;
  identifyBy: Identifier;
  /** Rows to import: all, only new products, or only products that the store has. */
  mode: 'all' | 'new' | 'known';
  /** Effect of an empty cell on an existing product. */
  emptyCells: 'keep' | 'clear';
}

/** Reason why a file cannot be checked with this mapping. */
export type MappingFault =
  | { code: 'nothingMapped' }
  | { code: 'identifierMissing'; identifier: Identifier }
  | { code: 'targetTwice'; target: Target }
  | { code: 'decimalOpen'; column: number }
  | { code: 'taxesOpen'; column: number };

/** A column of a file, with the facts that a mapping needs. */
export interface ColumnInfo {
  /** Its header; empty in files without a header row. */
  header: string;
  /** Some values by which the user recognises the column. */
  samples: string[];
  /** A value with a possible decimal sign, if the column has one. */
  numberSample: string | null;
  /** A value below one, if none is above one: as taxes they could be fractions. */
  shareSample: string | null;
  /** Number format detected from all values, read as whole numbers and as fractions. */
  numbers: { whole: NumberStyle; fraction: NumberStyle };
}

/** Proposes a mapping from the file itself. */
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

/** Gives a column another target and detects its decimal sign again. */
export function retarget(
  mapping: Mapping,
  column: number,
  target: Target | null,
  columns: readonly ColumnInfo[],
  format: FileFormat,
): Mapping {
  const targets = mapping.targets.map((item, index) => {
    if (index === column) return target;
    // A target limited to one column is removed from its previous column.
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

/** Faults that prevent checking the file; empty without any. */
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

/** No tax is as small as 0.18 percent, but a file may contain it. */
function taxesOf(column: ColumnInfo | undefined): TaxStyle | null {
  return column?.shareSample ? null : 'percent';
}

/** Detects the number format of each column. Ambiguous columns follow the unambiguous ones. */
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
