import { binary, runTool } from './run-tool.ts'

const { code } = await runTool(binary('biome'), ['check', '--write', '.'], { show: true })
process.exitCode = code
