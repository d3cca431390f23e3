/** Installs the first list of Debian's packages that can be; whether one was. */
export function installPackages(...choices: string[][]): boolean;
