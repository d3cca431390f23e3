/**
 * Address of a picture that came as data, if it may load automatically: one of the app's own origin, or a raster picture
 * embedded in the address. Loading external pictures would tell somebody that the text was opened.
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
