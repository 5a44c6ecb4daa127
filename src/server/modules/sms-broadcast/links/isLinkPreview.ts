/** Apps that show what a link leads to, and search engines, by what they say of themselves. */
const PREVIEWS =
  /bot\b|bots\b|crawl|spider|preview|facebookexternalhit|facebot|whatsapp|telegram|slack|discord|skype|viber|snapchat|linkedin|pinterest|embedly|vkshare|google-pagerenderer|mastodon|headlesschrome|curl\/|wget\/|python-requests|go-http-client/i

/** Whether a link is opened by a program that looks at it before a person does. */
export function isLinkPreview(headers: Readonly<Record<string, string | undefined>>): boolean {
  const { 'user-agent': agent = '', 'sec-purpose': purpose, purpose: formerly, 'x-moz': firefox } = headers
  return PREVIEWS.test(agent) || /prefetch|preview/i.test(purpose ?? formerly ?? firefox ?? '')
}
