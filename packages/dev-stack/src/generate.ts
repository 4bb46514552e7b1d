import { generate } from './generated-files.ts'

const failure = await generate()
if (failure) console.error(failure)
process.exitCode = failure ? 1 : 0
