import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/**/*.mdx',
    { directory: '../packages/ui/src/foundations', titlePrefix: 'Foundations', files: '*.@(mdx|stories.tsx)' },
    { directory: '../packages/ui/src/components', titlePrefix: 'Components', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../packages/app/src', titlePrefix: 'App', files: '**/*.@(mdx|stories.tsx)' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), react()] }),
};
export default config;
