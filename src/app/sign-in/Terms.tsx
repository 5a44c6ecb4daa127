import { usePublic } from './PublicContext.ts'

/** Placeholder for the company's own terms. */
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
        Keep your password and API keys private, and tell us immediately if you think someone else knows them.
        The account owner is responsible for what its users do.
      </p>
      <h2>Messages and calls</h2>
      <p>
        Send only to people who have opted in, stop when they ask you to, and follow the rules of the
        countries you send to. We may hold traffic that harms others.
      </p>
      <h2>Payment</h2>
      <p>Charges are deducted from the account balance at the prices shown when you order or send.</p>
      <h2>Questions</h2>
      <p>
        Write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
      </p>
    </article>
  )
}
