/**
 * Names a service that one part of the server provides and others ask for. Made once with `serviceKey` beside the service
 * and exported through the `index.ts` of its folder, so that only higher tiers can ask for it.
 */
export interface ServiceKey<Service> {
  readonly name: string
  /** Carries the type only; never set. */
  readonly $service?: Service
}

/** Makes a key. The name must be unique in the server; it stands in the error for a service that nobody provides. */
export const serviceKey = <Service>(name: string): ServiceKey<Service> => ({ name })

/** The services of one server: each is made when it is asked for the first time, and then kept. */
export interface Services {
  /** Throws an `Error` that names the service when no part of this server provides it. */
  get<Service>(key: ServiceKey<Service>): Service
}

/** A service and how it is made; written with `provide`. */
export interface ProvidedService<Context> {
  readonly key: ServiceKey<unknown>
  make(context: Context): unknown
}

/** The services that these parts provide, made with the context; a service may ask it for others. */
export class ServiceRegistry<Context> implements Services {
  readonly #provided = new Map<ServiceKey<unknown>, ProvidedService<Context>>()
  readonly #made = new Map<ServiceKey<unknown>, unknown>()
  readonly #inTheMaking = new Set<ServiceKey<unknown>>()
  readonly #context: () => Context

  constructor(provided: readonly ProvidedService<Context>[], context: () => Context) {
    this.#context = context
    for (const service of provided) {
      if (this.#provided.has(service.key))
        throw new Error(`two parts provide the service "${service.key.name}"`)
      this.#provided.set(service.key, service)
    }
  }

  get<Service>(key: ServiceKey<Service>): Service {
    if (!this.#made.has(key)) this.#made.set(key, this.#make(key))
    // The key's type is that of what was provided under it: `provide` checks it.
    return this.#made.get(key) as Service
  }

  #make(key: ServiceKey<unknown>): unknown {
    const service = this.#provided.get(key)
    if (!service)
      throw new Error(
        `no part of this server provides the service "${key.name}"; list it in the feature.ts of its feature`,
      )
    if (this.#inTheMaking.has(key)) throw new Error(`the service "${key.name}" needs itself to be made`)
    this.#inTheMaking.add(key)
    try {
      return service.make(this.#context())
    } finally {
      this.#inTheMaking.delete(key)
    }
  }
}
