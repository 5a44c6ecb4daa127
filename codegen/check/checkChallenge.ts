import type { PathSegment } from '../Diagnostic.ts'
import type { ChallengeSource, EntitySource, PropertySource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { checkFieldPath } from './checkFieldPath.ts'
import type { Report } from './Report.ts'
import { recordShape } from './scopes.ts'

/** A proof is the ID of a challenge, in a field of its own; what it proves is a phone number of the same record. */
export function checkChallenge(
  file: SourceFile<'rules'>,
  entity: EntitySource,
  field: { name: string; property: PropertySource; challenge: ChallengeSource },
  report: Report,
): void {
  const { name, property, challenge } = field
  const at = ['fields', name, 'challenge']
  const isProof = property.type === 'string' && property.format === 'uuid' && property.readOnly !== true
  if (!isProof || /[.[]/.test(name))
    report(
      file,
      at,
      'challenge-field',
      `${name} can't hold a proof: it has to be a writable string of the record with "format": "uuid"`,
    )
  const find = (place: PathSegment[], other: string): EntitySource['properties'][string] | undefined =>
    checkFieldPath(file, place, other, recordShape(entity), entity.id, report) && entity.properties[other]
  const proven = find([...at, 'proves'], challenge.proves)
  if (proven && (proven.type !== 'string' || proven.format !== 'phone'))
    report(
      file,
      [...at, 'proves'],
      'challenge-field',
      `a code can't be sent to ${challenge.proves}: it has to be a string with "format": "phone"`,
    )
  const { extension } = challenge
  const keys = extension === undefined ? undefined : find([...at, 'extension'], extension)
  if (keys && keys.type !== 'string')
    report(
      file,
      [...at, 'extension'],
      'field-type',
      `${String(extension)} is no string: it holds keys to press`,
    )
  for (const [index, { channel }] of challenge.channels.entries()) {
    if (challenge.channels.findIndex((each) => each.channel === channel) < index)
      report(
        file,
        [...at, 'channels', index, 'channel'],
        'duplicate-id',
        `"${channel}" is used twice in channels`,
      )
  }
}
