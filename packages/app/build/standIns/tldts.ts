/**
 * Stands in for the package `tldts`, which tells public suffixes (`co.uk`) from domains with a list of 35 KB. MSW's cookie jar asks it; our calls
 * go without cookies (`credentials: 'omit'`), so every host may be its own domain.
 */
export const getDomain = (host: string): string => host;
