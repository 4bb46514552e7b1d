import { writeFileSync } from 'node:fs'
import { ERROR_CATALOGUE } from '@tractrix/domain/platform'
import { ROOT } from './root.ts'

const rows = Object.values(ERROR_CATALOGUE)
  .map(
    entry =>
      `| \`${entry.code}\` | ${entry.sentence ?? '_as sent_'} | ${entry.shown} | ${entry.httpStatus} |`,
  )
  .sort()

writeFileSync(
  `${ROOT}docs/errors.md`,
  `# Errors

Every error that Tractrix answers, generated from the catalogue. GraphQL carries the code in \`extensions.code\`; a
refused rule also carries \`extensions.problems\`, the list of sentences. REST answers the same code and sentence with
the status of the last column.

| code | sentence | shown as | HTTP |
|---|---|---|---|
${rows.join('\n')}
`,
)
