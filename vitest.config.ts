import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** `*.test.ts` runs in Node. `*.test.tsx` needs a document, and gets a real one: the same Chromium as the stories. */
const inNode = (name: string, include: string[]) => ({ test: { name, environment: 'node' as const, include } });

export default defineConfig({
  test: {
    projects: [
      inNode('contract', ['packages/contract/src/**/*.test.ts']),
      inNode('ui', ['packages/ui/src/**/*.test.ts']),
      inNode('mocks', ['packages/mocks/src/**/*.test.ts']),
      inNode('app', ['packages/app/{src,build}/**/*.test.ts']),
      inNode('house', ['scripts/**/*.test.mjs']),
      {
        test: {
          name: 'dom',
          include: ['packages/{ui,app}/src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // A new object a project: vitest changes the one it is given.
            provider: playwright({
              launchOptions: {
                executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
                args: ['--no-sandbox', '--disable-background-networking'],
              },
            }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
    ],
  },
});
