/**
 * A picture's address that came as data, if it may load by itself: one of our own origin, or a raster picture in the address.
 * Outside pictures tell somebody that one has looked.
 */
export function safeImage(
  address: string | null | undefined,
  origin: string = globalThis.location?.origin ?? 'http://localhost',
): string | undefined {
  if (!address) return undefined;
  if (/^data:image\/(png|jpeg|webp|gif|avif);base64,/.test(address)) return address;
  if (!address.startsWith('/') || !URL.canParse(address, origin)) return undefined;
  return new URL(address, origin).origin === origin ? address : undefined;
}
