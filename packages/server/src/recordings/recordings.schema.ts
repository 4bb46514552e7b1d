import { catalogued } from '@tractrix/domain/errors'
import { isAdmin } from '@tractrix/domain/users'
import { moveById } from '../moves/index.ts'
import {
  type ApiBuilder,
  builder,
  enumOf,
  type RequestContext,
  requireAbility,
} from '../platform/graphql/index.ts'
import { truckByInternalId } from '../trucks/index.ts'

/** How a call to a truck went. */
interface TruckCall {
  success: boolean
  message: string
}

const BaggerAnswerRef = builder.objectRef<TruckCall & { bags: string[] }>('BaggerAnswer')
const PublishAnswerRef = builder.objectRef<TruckCall & { stage: string }>('PublishAnswer')
const BaggerActionRef = enumOf(builder, 'BaggerAction', ['startBagger', 'stopBagger', 'getRecordedBags'], {
  description: 'What a data recorder can do (MV-ENT-36).',
})

const NO_RECORDER = 'This truck has no data recorder that can be reached.'
const NO_TOPICS = 'This truck has no topics that can be reached.'

/** Screen recordings of moves, and data recorded on trucks (MV-MUT-11, MV-MUT-21, MV-MUT-22). */
export function registerRecordingsSchema(target: ApiBuilder): void {
  addVideoUrl(target)
  addBagger(target)
  addPublish(target)
}

function addVideoUrl(target: ApiBuilder): void {
  const description =
    'The address of the screen recording of a move; null: not available (MV-MUT-11, OP-QRY-25, MV-OPEN-120). UNAUTHORIZED for everybody but admins (MV-PER-01).'
  target.queryField('generateSignedVideoUrl', t =>
    t.string({
      description,
      nullable: true,
      args: { mission_id: t.arg.id({ required: true }) },
      resolve: (_root, { mission_id }, ctx) => signedVideoUrl(ctx, mission_id),
    }),
  )
  target.mutationField('generateSignedVideoUrl', t =>
    t.string({
      description,
      nullable: true,
      args: { mission_id: t.arg.id({ required: true }) },
      resolve: (_root, { mission_id }, ctx) => signedVideoUrl(ctx, mission_id),
    }),
  )
}

/** Moves are not recorded yet: every admin gets the answer that there is none. */
async function signedVideoUrl(ctx: RequestContext, missionId: string): Promise<string | null> {
  if (!isAdmin(ctx.user)) throw catalogued('UNAUTHORIZED')
  const move = await ctx.loaders.of(moveById).load(missionId)
  if (move) requireAbility(ctx, 'recording.view', move.siteId)
  return null
}

function addBagger(target: ApiBuilder): void {
  BaggerAnswerRef.implement({
    description: 'How a call to the data recorder of a truck went.',
    fields: t => ({
      success: t.exposeBoolean('success'),
      message: t.exposeString('message'),
      bags: t.exposeStringList('bags', { description: 'Names of what was recorded, for getRecordedBags.' }),
    }),
  })
  target.mutationField('baggerServiceCall', t =>
    t.field({
      description:
        'Starts and ends the recording of data on a truck, and lists what was recorded (MV-MUT-21). Without a recorder success is false and message says so. UNAUTHORIZED for a truck of a foreign site.',
      type: BaggerAnswerRef,
      args: {
        truckInternalId: t.arg.string({ required: true }),
        action: t.arg({ type: BaggerActionRef, required: true }),
        label: t.arg.string({ description: 'Name of the recording, for startBagger.' }),
      },
      resolve: async (_root, { truckInternalId }, ctx) => {
        await authorizeTruck(ctx, 'truck.record', truckInternalId)
        return { success: false, message: NO_RECORDER, bags: [] }
      },
    }),
  )
}

function addPublish(target: ApiBuilder): void {
  PublishAnswerRef.implement({
    description: 'How a message to a truck went (MV-MUT-22).',
    fields: t => ({
      success: t.exposeBoolean('success'),
      message: t.exposeString('message'),
      stage: t.exposeString('stage', { description: 'How far it came: connect, publish or done.' }),
    }),
  })
  target.mutationField('publishToTopic', t =>
    t.field({
      description:
        'Sends a message to a topic on a truck (MV-MUT-22). Where it cannot be sent success is false and message says why. UNAUTHORIZED for a truck of a foreign site.',
      type: PublishAnswerRef,
      args: {
        truckInternalId: t.arg.string({ required: true }),
        topic: t.arg.string({ required: true }),
        rosType: t.arg.string({ required: true }),
        parameters: t.arg({ type: 'JSON' }),
      },
      resolve: async (_root, { truckInternalId }, ctx) => {
        await authorizeTruck(ctx, 'truck.publish', truckInternalId)
        return { success: false, message: NO_TOPICS, stage: 'connect' }
      },
    }),
  )
}

async function authorizeTruck(
  ctx: RequestContext,
  ability: 'truck.record' | 'truck.publish',
  internalId: string,
): Promise<void> {
  const truck = await ctx.loaders.of(truckByInternalId).load(internalId)
  if (!truck) throw catalogued('UNAUTHORIZED')
  requireAbility(ctx, ability, truck.siteId)
}
