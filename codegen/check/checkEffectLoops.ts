import { isNever } from '../conditions/judgeCondition.ts'
import { narrow } from '../conditions/Situation.ts'
import type { Situation } from '../conditions/Situation.ts'
import { parseCondition } from '../conditions/parseCondition.ts'
import type { SharedModel } from '../Model.ts'
import type { EntitySource, RulesSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { pathsOverlap } from '../../src/shared/paths.ts'
import type { Report } from './Report.ts'
import { formSituation } from './situations.ts'

type EffectSource = NonNullable<RulesSource['effects']>[number]

interface Write {
  field: string
  /** `undefined` for a field that is cleared. */
  value: unknown
}

/**
 * Effects come to an end. An effect follows another when its condition can hold after what the other wrote; effects
 * that follow each other in a circle end anyway while each field is given one value only, as nothing changes then.
 */
export function checkEffectLoops(
  model: SharedModel,
  file: SourceFile<'rules'>,
  entity: EntitySource,
  report: Report,
): void {
  const effects = file.value.effects ?? []
  if (effects.length < 2) return
  const situation = formSituation(model, entity)
  const next = effects.map((effect) => followersOf(effect, effects, situation))
  for (const index of effects.keys()) {
    const circle = [...reachedFrom(index, next)].filter((other) => reachedFrom(other, next).has(index))
    const writes = circle.flatMap((each) => writesOf(effects[each]).filter(({ field }) => starts(field)))
    if (!writes.some((write) => writes.some((other) => differs(write, other)))) continue
    const way = wayBack(index, next).map((each) => effects[each]?.on ?? '')
    const problem = `effects never end: ${way.join(' → ')}`
    report(file, ['effects', index], 'effect-cycle', problem)

    function starts(field: string): boolean {
      return circle.some((each) => pathsOverlap(plain(effects[each]?.on ?? ''), plain(field)))
    }
  }

  function followersOf(effect: EffectSource, all: EffectSource[], around: Situation): number[] {
    const writes = writesOf(effect)
    const after = narrow(
      around,
      writes.map(({ field, value }) => [`form.${field}`, [value]] as const),
    )
    return all.flatMap((other, index) => {
      if (!writes.some(({ field }) => pathsOverlap(plain(other.on), plain(field)))) return []
      const parsed = other.when === undefined ? undefined : parseCondition(other.when)
      return parsed && 'tree' in parsed && isNever(parsed.tree, after) ? [] : [index]
    })
  }

  function writesOf(effect: EffectSource | undefined): Write[] {
    const defaults = (effect?.default ?? []).map((field) => ({
      field,
      value: file.value.fields?.[field]?.default ?? entity.properties[field]?.default,
    }))
    return [
      ...(effect?.clear ?? []).map((field) => ({ field, value: undefined })),
      ...Object.entries({ ...effect?.set, ...effect?.suggest }).map(([field, value]) => ({ field, value })),
      ...defaults,
    ]
  }
}

function differs(one: Write, other: Write): boolean {
  return one.field === other.field && JSON.stringify(one.value) !== JSON.stringify(other.value)
}

function plain(path: string): string {
  return path.replaceAll('[]', '')
}

function reachedFrom(start: number, next: number[][]): Set<number> {
  const reached = new Set<number>()
  const queue = [...(next[start] ?? [])]
  for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
    if (reached.has(index)) continue
    reached.add(index)
    queue.push(...(next[index] ?? []))
  }
  return reached
}

/** The shortest circle through an effect, which is in one. */
function wayBack(start: number, next: number[][]): number[] {
  const queue = [[start]]
  const seen = new Set<number>()
  for (let way = queue.shift(); way !== undefined; way = queue.shift()) {
    for (const index of next[way.at(-1) ?? start] ?? []) {
      if (index === start) return [...way, start]
      if (seen.has(index)) continue
      seen.add(index)
      queue.push([...way, index])
    }
  }
  return [start]
}
