import { SPECIFIED } from './specifiedRoutes.mjs';

const INTRO = `# Routes

Made from the code by \`npm run routes\`; \`npm test\` fails when the two differ.
`;

/**
 * Returns the page docs/routes.md: every specified path, with whether it is open, and the further paths of the app.
 * @param {{ path: string, isSignedIn: boolean }[]} routes
 * @returns {string}
 */
export function routesPage(routes) {
  const isOpen = (address) => routes.some(({ path }) => new URLPattern({ pathname: path }).test({ pathname: address }));
  const specified = Object.entries(SPECIFIED).flatMap(([group, addresses]) => addresses.map((address) => ({ group, address })));
  const open = specified.filter(({ address }) => isOpen(address));
  const named = new Set(specified.map(({ address }) => address));
  const beyond = routes.filter(({ path }) => !named.has(path));
  return [
    INTRO,
    `## Specified: ${open.length} of ${specified.length} open\n`,
    '| Group | Address | Open |\n|---|---|---|',
    ...specified.map(({ group, address }) => `| ${group} | \`${address}\` | ${isOpen(address) ? 'yes' : 'no'} |`),
    '\n## Beyond the specification\n',
    '| Address | For |\n|---|---|',
    ...beyond.map(({ path, isSignedIn }) => `| \`${path}\` | ${isSignedIn ? 'people who are signed in' : 'anybody'} |`),
    '',
  ].join('\n');
}
