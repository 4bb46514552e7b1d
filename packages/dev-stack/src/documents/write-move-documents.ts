import { readFileSync, writeFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { ROOT } from '../tools/root.ts'
import { moveFragments, saveMutations } from './move-documents.ts'

const CONSOLE = `${ROOT}packages/console/src/`
const schema = buildSchema(readFileSync(`${ROOT}schema.graphql`, 'utf8'))

writeFileSync(`${CONSOLE}site-data/moves/move-values.generated.graphql`, moveFragments())
writeFileSync(`${CONSOLE}moves/form/save-move.generated.graphql`, saveMutations(schema))
