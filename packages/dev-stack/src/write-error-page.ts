import { writeFileSync } from 'node:fs'
import { ERROR_CATALOGUE } from '@tractrix/domain/errors'
import { serverCodes } from './errors/server-codes.ts'
import { ROOT } from './tools/root.ts'

const rows = serverCodes(ROOT)
  .map(code => ERROR_CATALOGUE[code])
  .map(
    entry =>
      `| \`${entry.code}\` | ${entry.sentence ?? '_as sent_'} | ${entry.shown} | ${entry.httpStatus} |`,
  )
  .sort()

writeFileSync(
  `${ROOT}docs/errors.md`,
  `# Errors

Every error that the server can answer, generated from the catalogue and from what the server's code raises. GraphQL
carries the code in \`extensions.code\`; a refused rule also carries \`extensions.problems\`, the list of sentences. REST
answers the same code and sentence with the status of the last column.

The console raises no codes of its own. It shows an error of the server as the third column says, and one whose code it
does not know as a banner with the message as sent.

| code | sentence | shown as | HTTP |
|---|---|---|---|
${rows.join('\n')}
`,
)
