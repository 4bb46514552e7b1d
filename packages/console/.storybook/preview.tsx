import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { ToastRegion } from '../src/ui/layers/toasts.tsx'
import { TooltipLayer } from '../src/ui/tips/tooltip-layer.tsx'
import '../src/styles.css'

/** Puts the chosen theme on the page, or shows the story in both side by side. */
const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const theme = globals.theme as 'light' | 'dark' | 'both'
  const page = theme === 'dark' ? 'dark' : 'light'
  useEffect(() => {
    document.documentElement.dataset.theme = page
  }, [page])
  if (theme !== 'both' || parameters.oneTheme || viewMode === 'docs') return <Story />
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {(['light', 'dark'] as const).map(side => (
        <div
          key={side}
          data-theme={side}
          style={{ padding: 24, background: 'var(--canvas)', color: 'var(--text)' }}
        >
          <Story />
        </div>
      ))}
    </div>
  )
}

const withLayers: Decorator = Story => (
  <>
    <Story />
    <TooltipLayer />
    <ToastRegion />
  </>
)

const preview: Preview = {
  decorators: [withTheme, withLayers],
  parameters: { layout: 'padded', controls: { disable: true }, actions: { disable: true } },
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: ['light', 'dark', 'both'],
        dynamicTitle: true,
      },
    },
  },
}

export default preview
