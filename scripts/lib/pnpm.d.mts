export interface PackageLicense {
  name: string;
  versions: string[];
  paths: string[];
  license: string;
  homepage?: string;
}
/** Lists the packages that the built app contains, from the lock file. */
export function productionLicenses(): Promise<PackageLicense[]>;
