import type { StorybookConfig } from '@storybook/react-vite';
import { productPictures } from '@stockroom/mocks/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/**/*.mdx',
    { directory: '../packages/ui/src/foundations', titlePrefix: 'Foundations', files: '*.@(mdx|stories.tsx)' },
    { directory: '../packages/ui/src/components', titlePrefix: 'Components', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../packages/app/src', titlePrefix: 'App', files: '**/*.@(mdx|stories.tsx)' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  staticDirs: [{ from: '../packages/app/public/covers', to: '/covers' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react(), msw({ mode: 'worker-only' }), productPictures()],
  }),
};
export default config;
