import { lazyValue } from '../overlay/lazyValue';

/** Pictures of all flags, as `src` by ISO code in capitals: one file, loaded with the first flag that is shown. */
export const flagPictures = lazyValue(async () => {
  const drawings: Record<string, string> = await import('country-flag-icons/string/3x2');
  return (iso: string): string | undefined => {
    const drawing = Object.hasOwn(drawings, iso) ? drawings[iso] : undefined;
    return drawing && `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  };
});
