import { lookedUp } from '../../../language/index.ts'
import type { createDemoHistory, DemoStep } from '../../demo/createDemoHistory.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import type { DemoWorld } from '../../host/ServerModule.ts'
import { patchDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { setNumberCampaign } from '../my-numbers/numberCampaign.ts'
import { campaignFields } from '../sms-senders/campaignSenders.ts'
import { campaignRefs, CARRIER, NUMBER } from './belowCampaign.ts'
import { carriers, tierOf } from './campaignCarriers.ts'
import { demoBrands } from './demoTenDlc.ts'
import { attemptsOf, carrierSteps, demoCarriers, demoNumbers, numberSteps, reasonOf } from './demoNumbers.ts'

interface Campaign {
  id: string
  doc: JsonObject
  steps: readonly DemoStep[]
  atMs: number
}

const DAY_MS = 86_400_000

/** The numbers of the demo's campaigns, in every state, and what each carrier says of a campaign. */
export async function insertBelowCampaigns(
  { query, seed, entities, catalogues }: DemoWorld,
  history: ReturnType<typeof createDemoHistory>,
  campaigns: readonly Campaign[],
): Promise<void> {
  const accountId = seededUuid(seed, 'account:owner')
  const carrierEntity = entities.get(CARRIER)
  const rejections = catalogues['tcr-campaign-rejections'] ?? []
  for (const campaign of campaigns) {
    const refs = campaignRefs(campaign)
    const at = { atMs: campaign.atMs + 5 * DAY_MS }
    for (const [number, state] of Object.entries(demoNumbers[refs.campaign] ?? {})) {
      const id = seededUuid(seed, `ten-dlc-number:${number}`)
      const didId = seededUuid(seed, `did:owner:${number}`)
      const steps = numberSteps[state] ?? []
      const own = {
        ...refs,
        number,
        did_id: didId,
        attempts: attemptsOf(steps),
        status: state,
        reason: reasonOf(steps),
      }
      history.add({ entity: NUMBER, id, doc: own, initial: 'waiting', steps, ...at })
      if (state === 'removed') continue
      const { id: campaignId } = campaign
      const link = { id: campaignId, brandId: refs.brand_id, name: refs.campaign, assignmentId: id }
      await setNumberCampaign(query, accountId, didId, link)
      const senderId = seededUuid(seed, `sender:owner:${number.replace('+', '')}`)
      await patchDocument(query, accountId, 'sender', senderId, campaignFields(link), true)
    }
    const states = demoCarriers[Number(campaign.steps.at(-1)?.to ?? 0)]
    const useCase = catalogues['tcr-use-cases']?.find(({ value }) => value === campaign.doc['usecase_id'])
    for (const carrier of states ? carriers : []) {
      const state = states?.[carrier] ?? 'review'
      const steps = (carrierSteps[state] ?? []).map((step) => ({
        ...step,
        note: rejections.find(({ value }) => value === step.reason)?.text ?? '',
      }))
      const rejection = steps.at(-1)?.reason
      const doc = {
        ...refs,
        carrier,
        sample: textOf(campaign.doc['sample1']),
        throughput_id: `${carrier}-${tierOf(textOf(useCase?.['tier']), demoBrands[0]?.doc ?? {})}`,
        status: state,
        reason: reasonOf(steps),
        ...(rejection !== undefined && { rejection }),
      }
      history.add({
        entity: CARRIER,
        id: seededUuid(seed, `ten-dlc-carrier:${campaign.id}:${carrier}`),
        doc: { ...doc, ...(carrierEntity && lookedUp(carrierEntity, doc)) },
        initial: 'review',
        createdBy: 'server',
        steps,
        ...at,
      })
    }
  }
}
