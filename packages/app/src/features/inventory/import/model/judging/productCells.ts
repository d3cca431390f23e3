import type { Product } from '@stockroom/contract';
import { followsBasePrice } from '#features/inventory/model/price';
import { joinList, markText } from '#shared/csv/csvCells';
import { OWN_COLUMNS } from '../reading/formats';
import { type DecimalSign, formatNumber } from '../reading/numberStyle';
import type { Target } from '../targets';
import type { LookupIndexes } from './lookups';

export interface ExportCellOptions {
  indexes: LookupIndexes;
  decimal: DecimalSign;
  /** Whether codes that a spreadsheet would alter get an apostrophe. */
  keepCodes: boolean;
  /** Whether pictures stored in the shop go into the file; otherwise only a reference does. */
  withPictures: boolean;
}

/** Builds the cells of one product, in the order of {@link OWN_COLUMNS}. */
export function productCells(product: Product, options: ExportCellOptions): string[] {
  return OWN_COLUMNS.map(([, target]) => productCell(product, target, options));
}

/**
 * Builds the reference to a picture that is stored in the shop and not in the file. It identifies the picture by its content,
 * so that a re-imported file finds it even when the pictures were reordered.
 */
export function pictureReference(url: string): string {
  return `${PICTURE_REFERENCE_PREFIX}${fingerprint(url)}`;
}

/** Prefix of a picture's cell when the picture itself is not in the file. */
export const PICTURE_REFERENCE_PREFIX = 'picture:';

function productCell(product: Product, target: Target, { indexes, decimal, keepCodes, withPictures }: ExportCellOptions): string {
  const text = (value: string) => markText(value, keepCodes);
  const picture = (url: string) => (withPictures || !url.startsWith('data:') ? url : pictureReference(url));
  switch (target) {
    case 'sku':
    case 'name':
    case 'description':
    case 'barcode':
      return text(product[target]);
    case 'category':
      return text(indexes.category.write(product.category));
    case 'vendor':
      return text(indexes.vendor.write(product.vendor));
    case 'brand':
      return text(indexes.brand.write(product.brandId));
    case 'country':
      return text(indexes.country.write(product.countryId));
    case 'style':
      return text(indexes.style.write(product.styleId));
    case 'tags':
      return text(joinList(product.tags.map((id) => indexes.tags.write(id))));
    case 'stock':
    case 'reserved':
    case 'taxPercent':
    case 'weight':
      return formatNumber(product[target], decimal);
    case 'cost':
    case 'basePrice':
    case 'price':
      return money(product[target], decimal);
    case 'priceByHand':
      return followsBasePrice(product) ? 'no' : 'yes';
    case 'reorderPoint':
      return product.reorderPoint === null ? '' : formatNumber(product.reorderPoint, decimal);
    case 'active':
      return product.active ? 'yes' : 'no';
    case 'images':
      return text(joinList(product.images.map(({ url }) => picture(url))));
    case 'imageAlts':
      return text(joinList(product.images.map(({ alt }) => alt)));
    case 'thumbnail':
      return text(mainPicture(product, picture));
    case 'template':
      return String(product.templateId);
    case 'id':
      return String(product.id);
    case 'store':
      return String(product.storeId);
    default:
      return '';
  }
}

/** The main picture as its position among the pictures, from 1; as its address when it is none of them. */
function mainPicture({ thumbnail, images }: Product, picture: (url: string) => string): string {
  if (thumbnail === null) return '';
  const place = images.findIndex(({ url }) => url === thumbnail);
  return place === -1 ? picture(thumbnail) : String(place + 1);
}

function money(amount: number, decimal: DecimalSign): string {
  const cents = Math.round(amount * 100);
  // Two decimals tell money from counts; an amount with more of them keeps them.
  const text = Math.abs(amount * 100 - cents) < 1e-6 ? (cents / 100).toFixed(2) : formatNumber(amount, 'dot');
  return decimal === 'comma' ? text.replace('.', ',') : text;
}

function fingerprint(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
}
