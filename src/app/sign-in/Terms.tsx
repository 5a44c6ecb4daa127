import { usePublic } from './PublicContext.ts'

/** Stands where a company puts its own terms. */
export function Terms() {
  const { brand } = usePublic()
  return (
    <article className="card terms">
      <h1>Terms of service</h1>
      <p>
        {brand.product} is operated by {brand.company}. These terms apply to everyone who uses the portal or
        its API on behalf of an account.
      </p>
      <h2>Your account</h2>
      <p>
        Keep your password and API keys to yourself, and tell us at once when you believe that somebody else
        knows them. The owner of an account answers for what its users do.
      </p>
      <h2>Messages and calls</h2>
      <p>
        Send only to people who agreed to hear from you, stop when they ask you to, and follow the rules of
        the countries you send to. We may hold traffic that harms others.
      </p>
      <h2>Payment</h2>
      <p>Charges are taken from the balance of the account at the prices shown when you order or send.</p>
      <h2>Questions</h2>
      <p>
        Write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
      </p>
    </article>
  )
}
