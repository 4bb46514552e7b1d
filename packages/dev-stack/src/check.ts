import { CHECKS } from './checks.ts'

for (const check of CHECKS) {
  const wrong = await check.run()
  console.log(wrong ? `✗ ${check.name}\n${wrong}` : `✓ ${check.name}`)
  if (wrong) process.exitCode = 1
}
