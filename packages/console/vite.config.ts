import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { partFilesPlugin } from './part-files-plugin.ts'

/** The server behind the development console: `TRACTRIX_DEV_SERVER`, by default the one `npm start` opens. */
const server = process.env.TRACTRIX_DEV_SERVER ?? 'http://127.0.0.1:8080'

/** A compiled component reads its first cache by this name; our own parts alone have dozens of such places. */
const COMPILED = /react\.memo_cache_sentinel/g
const LEAST_COMPILED = 20

/** Fails a build in which the React Compiler compiled nothing, which it may do without a word. */
const assertCompiled: Plugin = {
  name: 'assert-compiled',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap(part => (part.type === 'chunk' ? [part.code] : []))
    const count = chunks.reduce((sum, code) => sum + (code.match(COMPILED)?.length ?? 0), 0)
    if (count < LEAST_COMPILED) this.error(`React Compiler is off: ${count} compiled places in the bundle.`)
  },
}

export default defineConfig({
  plugins: [react({ compiler: true }), assertCompiled, partFilesPlugin()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The map is loaded when a map is opened, never with the first screen.
            {
              name: 'map',
              test: /node_modules[\\/](ol|rbush|quickselect|earcut|pbf|geotiff|zarrita)[\\/]/,
              priority: 30,
            },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 20 },
            // What every page starts with comes in few pieces: a request costs more than the bytes around it.
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 10 },
            { name: 'start', tags: ['$initial'] },
            // So does what several dialogs and menus need, their libraries and our own.
            { name: 'layers', minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: server, ws: true, changeOrigin: false },
      '/login': { target: server, changeOrigin: false },
      '/logout': { target: server, changeOrigin: false },
      '/api': { target: server, changeOrigin: false },
      '/_settings': { target: server, changeOrigin: false },
      '/_errors': { target: server, changeOrigin: false },
      '/_version': { target: server, changeOrigin: false },
      '^/sites/[^/]+/base-map\\.json$': { target: server, changeOrigin: false },
    },
  },
})
