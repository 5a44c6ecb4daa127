import type { FastifyRequest } from 'fastify'
import { Refusal, say } from '../../errors.ts'
import type { UploadedFile } from '../../resources/behaviour.ts'

/** Each parameter once; repeated ones are refused, not guessed. */
export function readQuery(request: FastifyRequest): Record<string, string> {
  const query: Record<string, string> = {}
  const start = request.url.indexOf('?')
  if (start < 0) return query
  for (const [name, value] of new URLSearchParams(request.url.slice(start + 1))) {
    if (name === '__proto__')
      throw new Refusal('invalid', {
        fields: Object.fromEntries([[name, say('portal:error-parameter-unknown')]]),
      })
    if (Object.hasOwn(query, name))
      throw new Refusal('invalid', { fields: { [name]: say('portal:error-given-twice') } })
    if (value.includes('\0')) throw new Refusal('malformed')
    query[name] = value
  }
  return query
}

export function singleHeaders(request: FastifyRequest): Record<string, string | undefined> {
  // Node joins repeated headers except set-cookie, which requests don't have.
  return request.headers as Record<string, string | undefined>
}

/** Browsers escape these three in names of files. Source: HTML, multipart/form-data encoding algorithm. */
function readFilename(sent: string): string {
  return sent.replaceAll('%22', '"').replaceAll(/%0[DA]/g, ' ')
}

/** The one file of a form. */
export async function receiveFile(
  request: FastifyRequest,
  { field, maxBytes }: { field: string; maxBytes: number },
): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new Refusal('unsupported-type')
  const parts = request.files({ limits: { fileSize: maxBytes } })
  const first = await parts.next()
  const part = first.done ? undefined : first.value
  if (!part || part.fieldname !== field) {
    part?.file.resume()
    throw new Refusal('invalid', { fields: { [field]: say('portal:form-required') } })
  }
  return {
    filename: readFilename(part.filename),
    mimetype: part.mimetype,
    stream: part.file,
    truncated: () => part.file.truncated,
    another: () =>
      parts.next().then(
        ({ done }) => !done,
        // More files than the limit of one.
        () => true,
      ),
  }
}
