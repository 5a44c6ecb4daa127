import { followPath, slotsOf } from '../fieldPaths.ts'
import type { PathSegment } from '../Diagnostic.ts'
import { nearestName } from '../nearestName.ts'
import type { ShapeSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Report } from './Report.ts'

/** A {slot} that is a number of the shapes. */
export function checkNumberSlot(
  file: SourceFile,
  at: PathSegment[],
  text: string,
  shapes: Partial<Record<string, ShapeSource>>,
  report: Report,
): void {
  for (const { name, offset } of slotsOf(text)) {
    const [root = '', ...path] = name.split('.')
    const shape = Object.hasOwn(shapes, root) ? shapes[root] : undefined
    const followed = shape && followPath<ShapeSource>(shape, path)
    if (!followed || 'missing' in followed) {
      const among = followed ? followed.names : Object.keys(shapes)
      const suggestion = nearestName(followed ? followed.missing : root, among)
      report(file, at, 'unknown-slot', `{${name}} is not available here`, { inside: offset, suggestion })
    } else if (followed.found.type !== 'integer' && followed.found.type !== 'number') {
      report(file, at, 'field-type', `${name} is a ${followed.found.type}, not a number`, { inside: offset })
    }
  }
}
