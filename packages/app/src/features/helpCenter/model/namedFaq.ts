/** Id of the question that an address names after its `#`. */
export function namedFaq(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}
