import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { ROOT } from './root.ts'
import { binary } from './run-tool.ts'
import { bootStack } from './stack/boot-stack.ts'

/** `npm run dev`: the stack as in `npm start`, and the console from its sources with hot reload. */
const stack = await bootStack({
  dataFolder: resolve(ROOT, process.env.TRACTRIX_DATA ?? 'data'),
  onLine: (part, line) => console.log(`${part}: ${line}`),
})
const vite = spawn(binary('vite'), ['packages/console'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, TRACTRIX_DEV_SERVER: stack.url },
})
const end = async () => {
  vite.kill()
  await stack.stop()
  process.exit(0)
}
process.on('SIGINT', end)
process.on('SIGTERM', end)
process.on('disconnect', end)
vite.on('exit', end)
