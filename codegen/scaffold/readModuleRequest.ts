import { parseArgs } from 'node:util'
import type { ModuleRequest } from './planModule.ts'

/** What the arguments of `npm run new-module` ask for; undefined when they are no request. */
export function readModuleRequest(args: string[]): ModuleRequest | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        fields: { type: 'string' },
        child: { type: 'string', multiple: true },
        section: { type: 'string' },
        roles: { type: 'string' },
      },
    })
    const [name, ...more] = positionals
    if (name === undefined || more.length > 0) return undefined
    return {
      name,
      title: values.title?.trim() || undefined,
      fieldList: values.fields,
      childLists: values.child ?? [],
      section: values.section ?? 'solutions',
      roleList: values.roles,
    }
  } catch {
    return undefined
  }
}
