import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demoCredentials, isScenarioName } from '../index';
import { createMockServer } from './mockServer';

const DEFAULT_PORT = 4174;
const DEFAULT_FILE = fileURLToPath(new URL('../../.data/store.json', import.meta.url));

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? String(DEFAULT_PORT) },
    host: { type: 'string', default: '127.0.0.1' },
    data: { type: 'string', default: DEFAULT_FILE },
    memory: { type: 'boolean', default: false },
    scenario: { type: 'string' },
  },
});

const { scenario } = values;
if (scenario !== undefined && !isScenarioName(scenario)) {
  console.error(`There is no scenario "${scenario}".`);
  process.exit(1);
}

const server = await createMockServer({
  port: Number(values.port),
  hostname: values.host,
  dataFile: values.memory ? null : values.data,
  ...(process.env['MOCK_SECRET'] && { secret: process.env['MOCK_SECRET'] }),
  ...(scenario !== undefined && { scenario }),
});

console.log(`Mock server: ${server.url}`);
console.log(`Sign in: ${demoCredentials.email} / ${demoCredentials.password}`);
console.log(values.memory ? 'Changes are kept until it stops.' : `Changes are kept in ${values.data}`);

let stopping: Promise<void> | null = null;
const stop = () => {
  stopping ??= server.close().then(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
