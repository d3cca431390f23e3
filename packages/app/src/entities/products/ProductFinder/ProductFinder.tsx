import { inventoryEndpoints, type Product, ProductPage } from '@stockroom/contract';
import { SearchField } from '@stockroom/ui';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#shared/announce/announce';
import { request } from '#shared/api/http';
import { CameraButton } from '#shared/camera/CameraButton';
import { FieldAndCamera } from '#shared/camera/FieldAndCamera';
import { useTranslation } from '#shared/i18n/useTranslation';
import { scanFeedback } from '#shared/scanner/scanFeedback';
import { type Scan, scans } from '#shared/scanner/scans';
import { useScans } from '#shared/scanner/useScans';
import { productKeys } from '../productKeys';
import { fetchByCode } from '../productSearch';
import { ProductOffers } from './ProductOffers';
import { resolveProduct } from './resolveProduct';

/** Pause in typing before products are suggested, in milliseconds. */
const DEBOUNCE_MS = 250;

/**
 * Finds products for a task such as a movement or a count. A scan adds its product at once, and so does a typed code or
 * name with Enter; other text lists its matches. Its texts are in the namespace `stock`, unless props replace them.
 */
export function ProductFinder({ label, help, error, takesScans = true, announcementOf, onFound }: ProductFinderProps) {
  const { t } = useTranslation('stock');
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  // Not persisted: the search term is not part of the recorded data.
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const found = useQuery({ ...findProductsQuery(asked), enabled: asked !== '' });

  const add = (product: Product, quantity = 1) => {
    setText('');
    setAsked('');
    onFound(product, quantity);
    announce(announcementOf?.(product.name) ?? t('finder.added', { name: product.name }));
    input.current?.focus();
  };
  const submit = async () => {
    const wanted = text.trim();
    setAsked(wanted);
    if (wanted === '') return;
    const products = await client.query(findProductsQuery(wanted)).catch(() => []);
    // Another scan may have arrived meanwhile: each adds its own product.
    const product = resolveProduct(products, wanted);
    if (product) add(product);
  };
  const addScanned = async ({ code, quantity }: Scan) => {
    try {
      const [product, ...others] = await fetchByCode(code);
      if (!product) scans.handLast({ code, quantity });
      else if (others.length > 0) search(code);
      else {
        scanFeedback.give('found');
        add(product, quantity);
      }
    } catch {
      scanFeedback.give('failed');
      search(code);
    }
  };
  const search = (code: string) => {
    setText(code);
    setAsked(code);
  };
  useScans((scan) => {
    if (!takesScans) return false;
    void addScanned(scan);
    return true;
  });
  return (
    <>
      <FieldAndCamera>
        <SearchField
          label={label ?? t('finder.find')}
          help={help ?? t('finder.findHelp')}
          value={text}
          error={error ?? (found.isError ? t('finder.findFailed') : undefined)}
          labels={{ clear: t('finder.clear') }}
          ref={input}
          onChange={setText}
          onSubmit={() => void submit()}
        />
        {takesScans && <CameraButton />}
      </FieldAndCamera>
      {asked !== '' && found.data && <ProductOffers products={found.data} onAdd={(product) => add(product)} />}
    </>
  );
}

export interface ProductFinderProps {
  label?: string;
  help?: string;
  /** Error when a required choice is missing. */
  error?: string;
  /** Whether it handles scans; otherwise scans do the same as on every page. @default true */
  takesScans?: boolean;
  /** Announcement for a chosen product. */
  announcementOf?: (name: string) => string;
  /** @param quantity the number typed before the scan, else 1 */
  onFound: (product: Product, quantity: number) => void;
}

/** Number of products that a search lists. */
const OFFERED = 8;

/** Products by name, SKU and barcode; an exact code comes first. */
const findProductsQuery = (search: string) =>
  queryOptions({
    queryKey: [...productKeys.searches(), 'find', search],
    queryFn: async ({ signal }) => {
      const query = { search, page: 1, size: OFFERED };
      const page = await request({ method: 'GET', path: inventoryEndpoints.products, query, schema: ProductPage, signal });
      return page.products ?? [];
    },
  });
