import type { TemplateForReview, TemplateReview } from './Carrier.ts'
import { seededFraction } from './seededFraction.ts'

const declines: { when: RegExp; reason: string }[] = [
  {
    when: /\b(casino|betting|jackpot|slots)\b/i,
    reason: 'Gambling content is not allowed for this destination country.',
  },
  {
    when: /\b(loan|crypto|bitcoin|forex)\b/i,
    reason: 'Financial offers need proof of a licence in the destination country.',
  },
  { when: /\b(viagra|cannabis|cbd)\b/i, reason: 'Content about controlled substances is not allowed.' },
  {
    when: /\b(bit\.ly|tinyurl\.com|goo\.gl|t\.co)\//i,
    reason: 'Public link shorteners are not allowed. Use the short URL switch or your own domain.',
  },
  { when: /\b(password|pin code|cvv)\b.*\?/i, reason: 'Messages must not ask for credentials.' },
]

/** What the simulator's reviewers think of a template: named rules decide, and senders are registered most of the time. */
export function reviewTemplate(seed: number, template: Omit<TemplateForReview, 'accountId'>): TemplateReview {
  const decline = declines.find(({ when }) => when.test(template.text))
  const senders = template.senders.map(({ id }, index): TemplateReview['senders'][number] => {
    if (decline) return { id, status: 'declined' }
    const chance = seededFraction(seed, `${template.id}:${id}`)
    // One sender is always usable, so that an approved template can be used.
    if (index === 0 || chance < 0.75) return { id, status: 'approved' }
    return { id, status: chance < 0.9 ? 'pending' : 'declined' }
  })
  return decline ? { status: 'declined', reason: decline.reason, senders } : { status: 'approved', senders }
}
