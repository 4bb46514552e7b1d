import type { Feature } from './define-feature.ts'

/**
 * The features of one server, in the order in which they are started. Throws an `Error` when two have the same name or
 * the same name for a topic, a job or a health check, and when one stands before a feature of a lower tier.
 */
export function featureSet(features: readonly Feature[]): readonly Feature[] {
  assertUnique('features', features)
  assertUnique(
    'live topics',
    features.flatMap(({ topics }) => topics ?? []),
  )
  assertUnique(
    'jobs',
    features.flatMap(({ jobs }) => jobs ?? []),
  )
  assertUnique(
    'health checks',
    features.flatMap(({ health }) => health ?? []),
  )
  assertUnique(
    'services',
    features.flatMap(({ services }) => (services ?? []).map(({ key }) => key)),
  )
  features.forEach(({ name, tier }, index) => {
    const before = features[index - 1]
    if (before && before.tier > tier)
      throw new Error(`list the feature ${name} (tier ${tier}) before ${before.name} (tier ${before.tier})`)
  })
  return features
}

function assertUnique(kind: string, named: readonly { readonly name: string }[]): void {
  const seen = new Set<string>()
  for (const { name } of named) {
    if (seen.has(name)) throw new Error(`two ${kind} named "${name}"`)
    seen.add(name)
  }
}
