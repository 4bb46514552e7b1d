import { binary, runTool } from './tools/run-tool.ts'

const { code } = await runTool(binary('biome'), ['check', '--write', '.'], { show: true })
process.exitCode = code
