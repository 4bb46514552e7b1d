import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The server behind the development console: `TRACTRIX_DEV_SERVER`, by default the one `npm start` opens. */
const server = process.env['TRACTRIX_DEV_SERVER'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [react({ compiler: true }), tailwindcss()],
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
            {
              name: 'graphql',
              test: /node_modules[\\/](urql|@urql|wonka|graphql|graphql-ws)[\\/]/,
              priority: 20,
            },
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
    },
  },
})
