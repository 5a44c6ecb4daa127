import { countryName } from '../../../../domain/phone/index.ts'
import { senderHurdle, templateHurdle, templateSegments } from '../../../../domain/sms/index.ts'
import type { JsonObject } from '../../../storage/tables.ts'
import { seededUuid } from '../../../demo/createRandom.ts'
import type { DemoSender } from '../../sms-senders/demoSenders.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface TemplateSeed {
  name: string
  country: string
  text: string
  shortUrl?: boolean
  status?: 'review' | 'declined'
  reason?: string
  /** Of a template in review: the reviewers come to it a while after the demo world was made. */
  isNext?: boolean
}

const ownerTemplates: TemplateSeed[] = [
  {
    name: 'Order shipped',
    country: 'GB',
    text: 'Hi {{name}}, your order {{code}} is on its way and arrives {{day}}. Track it: https://harbourpine.example/track?order=uk',
    shortUrl: true,
  },
  {
    name: 'Delivery window',
    country: 'GB',
    text: '{{name}}, our driver comes on {{day}} at about {{time}}. Reply 1 to confirm, 2 for another day.',
  },
  {
    name: 'Appointment reminder',
    country: 'GB',
    text: 'Hello {{name}}, see you on {{day}} at {{time}} in our {{city}} workshop. To change it call 0117 496 0123.',
  },
  {
    name: 'Loyalty points',
    country: 'GB',
    text: '{{name}}, you have {{amount}} pounds of points waiting at Harbour and Pine. Use them before Sunday! Reply STOP to opt out.',
  },
  {
    name: 'Weekend sale',
    country: 'GB',
    text: 'Only this weekend: 20% off every canvas tent and camp kitchen, in store and at https://harbourpine.example/sale Reply STOP to opt out.',
    shortUrl: true,
  },
  {
    name: 'Back in stock',
    country: 'GB',
    text: 'Good news {{name}}! What you were waiting for is back in {{city}}. We hold one for you until {{day}}.',
  },
  {
    name: 'Payment reminder',
    country: 'GB',
    text: 'Dear {{name}}, invoice {{code}} over {{amount}} GBP is due on {{day}}. Thank you for paying in time.',
  },
  {
    name: 'Survey after visit',
    country: 'GB',
    text: 'Thanks for visiting us in {{city}}, {{name}} 😊 How was it? Answer 1 to 5.',
  },
  {
    name: 'US order shipped',
    country: 'US',
    text: 'Harbour & Pine: Hi {{name}}, order {{code}} has shipped and arrives {{day}}. Reply STOP to opt out.',
  },
  {
    name: 'US pickup ready',
    country: 'US',
    text: 'Harbour & Pine: {{name}}, order {{code}} is ready for pickup in {{city}} until {{time}}. Reply STOP to opt out.',
  },
  {
    name: 'US season opening',
    country: 'US',
    text: 'Harbour & Pine: The trail season is open! Free boot fitting in {{city}} this {{day}}. Reply STOP to opt out.',
  },
  {
    name: 'US storm notice',
    country: 'US',
    text: 'Harbour & Pine: Because of the storm our {{city}} store stays closed on {{day}}. Stay safe!',
  },
  {
    name: 'Versandbestätigung',
    country: 'DE',
    text: 'Hallo {{name}}, Ihre Bestellung {{code}} ist unterwegs und kommt am {{day}} zwischen {{time}} und 18:00 Uhr. Ihr Team von Harbour and Pine',
  },
  {
    name: 'Terminerinnerung',
    country: 'DE',
    text: 'Hallo {{name}}, wir erwarten Sie am {{day}} um {{time}} in {{city}}. Absagen bitte unter 030 1234567.',
  },
  {
    name: 'Ordre sendt',
    country: 'NO',
    text: 'Hei {{name}}! Ordre {{code}} er sendt og kommer {{day}}. Hilsen Harbour and Pine',
  },
  {
    name: 'Medlemstilbud',
    country: 'NO',
    text: 'Hei {{name}}, medlemmer får 25 % på alt turutstyr i {{city}} denne uken. Svar STOPP for å melde deg av.',
  },
  {
    name: 'Orderbekräftelse',
    country: 'SE',
    text: 'Hej {{name}}! Din order {{code}} är packad och levereras {{day}}.',
  },
  {
    name: 'Commande prête',
    country: 'FR',
    text: 'Bonjour {{name}}, votre commande {{code}} est prête à {{city}}. À bientôt !',
  },
  {
    name: 'Afhalen klaar',
    country: 'NL',
    text: 'Hoi {{name}}, je bestelling {{code}} ligt klaar in {{city}}. Ophalen kan tot {{time}}.',
  },
  {
    name: 'Pedido enviado',
    country: 'ES',
    text: 'Hola {{name}}, tu pedido {{code}} ya está en camino y llega el {{day}}.',
  },
  {
    name: 'Summer festival',
    country: 'GB',
    text: '{{name}}, join us at the harbour festival on {{day}}, {{time}}: music, food and a free rope course for children.',
    status: 'review',
  },
  {
    name: 'US black friday',
    country: 'US',
    text: 'Harbour & Pine: Early access for members, {{name}}. Everything 30% off until {{time}}. Reply STOP to opt out.',
    status: 'review',
    isNext: true,
  },
  {
    name: 'Lucky wheel',
    country: 'GB',
    text: 'Spin the jackpot wheel, {{name}}, and win up to {{amount}} pounds!',
    status: 'declined',
    reason: 'Gambling content is not allowed for this destination country.',
  },
  {
    name: 'Loan offer',
    country: 'US',
    text: 'Need a loan? Get {{amount}} dollars by {{day}}.',
    status: 'declined',
    reason: 'Financial offers need proof of a licence in the destination country.',
  },
  {
    name: 'Old short link',
    country: 'DE',
    text: 'Hallo {{name}}, Ihr Gutschein: https://bit.ly/hp-gutschein',
    status: 'declined',
    reason: 'Public link shorteners are not allowed. Use the short URL switch or your own domain.',
  },
]

const flexTemplates: TemplateSeed[] = [
  {
    name: 'Bestilling klar',
    country: 'NO',
    text: 'Hei {{name}}! Kaken din er klar og kan hentes fra kl. {{time}}. Hilsen Fjord Bakery',
  },
  {
    name: 'Ukens tilbud',
    country: 'NO',
    text: 'Denne uken: kanelboller 3 for 2 hos Fjord Bakery. Svar STOPP for å melde deg av.',
    status: 'review',
    isNext: true,
  },
]

/** A template of the demo world. */
export interface DemoTemplate {
  id: string
  name: string
  country: string
  text: string
  shortUrl: boolean
  isApproved: boolean
  /** Reviewed a while after the demo world was made; other templates in review stay so. */
  isReviewedSoon: boolean
  /** Days between its making and that of the demo world, to within a day. */
  ageDays: number
  /** Titles and ids of the Sender IDs it may be sent from. */
  approvedSenders: { id: string; title: string }[]
  doc: JsonObject
}

/** The templates of an account, in every status. Each is allow-listed for the account's Sender IDs of its country. */
export function demoTemplates(
  seed: number,
  account: 'owner' | 'flex',
  senders: DemoSender[],
): DemoTemplate[] {
  const templates = account === 'owner' ? ownerTemplates : flexTemplates
  return templates.map((template, index) => {
    const here = senders.filter(({ destinations }) =>
      destinations.some(({ country_code }) => country_code === template.country),
    )
    const registered = here.filter((sender) => senderHurdle(sender, template.country) === undefined)
    const senderIds = registered.slice(0, 2 + (index % 3)).map(({ id, title }, at) => ({
      id,
      title,
      status: pairingOf(template, at),
    }))
    const status = template.status ?? 'approved'
    return {
      id: seededUuid(seed, `template:${account}:${template.name}`),
      name: template.name,
      country: template.country,
      text: template.text,
      shortUrl: template.shortUrl ?? false,
      isApproved: status === 'approved',
      isReviewedSoon: template.isNext ?? false,
      ageDays: ageDays(status, index, templates.length),
      approvedSenders: senderIds
        .filter((sender) => sender.status === 'approved')
        .map(({ id, title }) => ({ id, title })),
      doc: {
        name: template.name,
        country: {
          country_code: template.country,
          name: countryName(template.country) ?? template.country,
          senders_total: here.length,
          senders_usable: here.filter((sender) => templateHurdle(sender, template.country) === undefined)
            .length,
        },
        text: template.text,
        short_url_enabled: template.shortUrl ?? false,
        selectedSenders: senderIds.map(({ id, title }) => ({ id, title })),
        status,
        reason: template.reason ?? '',
        segments: templateSegments(template.text, template.shortUrl ?? false),
        used_by: 0,
        sender_ids: senderIds,
      },
    }
  })
}

/** Approved templates came over the last two months, each more than three days ago; those in review today. */
function ageDays(status: 'approved' | 'review' | 'declined', index: number, count: number): number {
  const place = (index * 7) % count
  if (status === 'review') return 0.1 + place / 60
  if (status === 'declined') return 3.3 + place
  return 59.4 - (place * 55) / count
}

/** When a template was made: one of earlier days during working hours. */
export function templateTimeMs({ ageDays }: DemoTemplate, nowMs: number): number {
  const atMs = nowMs - ageDays * DAY_MS
  if (ageDays < 1) return atMs
  return Math.floor(atMs / DAY_MS) * DAY_MS + 8 * HOUR_MS + ((ageDays * 37) % 9) * HOUR_MS
}

/** What the carrier said of a template and its Sender IDs: the first may send, of the others not all. */
function pairingOf({ status }: TemplateSeed, at: number): string {
  if (status === 'review') return 'in review'
  if (status === 'declined' || at === 2) return 'declined'
  return at === 3 ? 'pending' : 'approved'
}
