import type { Product, ProductImage } from '@stockroom/contract';
import { splitList } from '#shared/csv/csvCells';
import { withoutControls } from '#shared/csv/spreadsheetDamage';
import { pictureReference, PICTURE_REFERENCE_PREFIX } from '../judging/productCells';
import { type CellReading, cellText } from './reading';

const RASTER = /^data:image\/(png|jpeg|webp|gif|avif);base64,[A-Za-z0-9+/=]+$/;

/** Reads the pictures of a product, with their alternative texts. */
export function readImages({ cell, record, existing, exact, context, result, edits }: CellReading): void {
  const altCell = edits?.get('imageAlts') ?? (context.columns.imageAlts ? cellText(record, 'imageAlts', context) : null);
  const alts = altCell === null ? [] : splitList(altCell, exact);
  const images: ProductImage[] = [];
  const urls = splitList(cell, exact);
  urls.forEach((entry, place) => {
    const url = resolvePicture(entry, existing);
    const known = existing?.images.find((image) => image.url === url);
    if (url === null) {
      result.issues.push({ target: 'images', code: 'pictureElsewhere', severity: 'warning', params: { position: place + 1 } });
    } else if (known || isOwnPath(url) || RASTER.test(url) || (context.format === 'own' && /^https:\/\//i.test(url))) {
      const alt = (altCell === null ? known?.alt : alts[place]) ?? '';
      const isStored = existing?.images.some((image) => image.alt === alt);
      images.push({ url, alt: isStored ? alt : withoutControls(alt) });
    } else if (/^https?:\/\//i.test(url)) {
      // The shop loads nothing from other hosts, and an empty frame is worse than no picture.
      result.notes.push('picturesLeftOut');
    } else {
      result.issues.push({
        target: 'images',
        code: 'pictureRefused',
        severity: 'warning',
        params: { position: place + 1, value: url.slice(0, 40) },
      });
    }
  });
  if (context.format === 'own' && altCell !== null && urls.length !== alts.length) {
    result.issues.push({
      target: 'images',
      code: 'pictureTextsOdd',
      severity: 'warning',
      params: { pictures: urls.length, texts: alts.length },
    });
  }
  result.notes.splice(0, result.notes.length, ...new Set(result.notes));
  // A file of another program that only has external pictures removes none.
  if (existing && context.format !== 'own' && images.length === 0) return;
  result.draft.images = images;
  const { thumbnail } = result.draft;
  if (!context.columns.thumbnail && (thumbnail === null || !images.some(({ url }) => url === thumbnail))) {
    result.draft.thumbnail = images[0]?.url ?? null;
  }
}

/** Reads which picture is the product's main one. The pictures must have been read. */
export function readMainPicture({ cell, existing, result }: CellReading): void {
  const text = cell.trim();
  if (text === '') {
    result.draft.thumbnail = null;
    return;
  }
  const place = /^\d{1,3}$/.test(text) ? Number(text) : null;
  const url = place === null ? resolvePicture(text, existing) : (result.draft.images[place - 1]?.url ?? null);
  if (url !== null && (url === existing?.thumbnail || result.draft.images.some((image) => image.url === url))) {
    result.draft.thumbnail = url;
  } else result.draft.thumbnail = result.draft.images[0]?.url ?? null;
}

function resolvePicture(entry: string, existing: Product | null): string | null {
  if (!entry.startsWith(PICTURE_REFERENCE_PREFIX)) return entry;
  const existingUrls = existing ? [...existing.images.map(({ url }) => url), existing.thumbnail ?? ''] : [];
  return existingUrls.find((url) => url === entry || pictureReference(url) === entry) ?? null;
}

function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}
