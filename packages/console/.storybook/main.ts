import type { StorybookConfig } from '@storybook/react-vite'

/** Stories of the shared parts: `npx storybook dev` or `npx storybook build` in `packages/console`. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/ui/**/*.stories.tsx'],
  addons: [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Reads plain JavaScript; the types of the parts need no second compiler here.
  typescript: { reactDocgen: false },
}

export default config
