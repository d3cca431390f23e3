/** Installs the first list of Debian packages that can be installed; returns whether one was. */
export function installPackages(...choices: string[][]): boolean;
