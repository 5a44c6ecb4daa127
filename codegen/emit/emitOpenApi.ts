import type {
  CompiledPortal,
  JsonValue,
  ModuleDefinition,
  PublicFormDefinition,
} from '../../src/language/portal.ts'
import { documentFormats } from '../../src/domain/documentFormats.ts'
import { entitySchema } from './entitySchema.ts'
import { portalCalls } from './portalCalls.ts'
import { describeModule } from './openapi/describeModule.ts'
import type { ModuleApi } from './openapi/describeModule.ts'
import { ERROR, PAGINATION, RESPONSES } from './openapi/shapes.ts'
import type { Json } from './openApiParts.ts'
import { textOf } from './openapi/texts.ts'

/** A portal whose description of the API is written when somebody asks for it: it is large, and few do. */
export function withOpenApi(portal: Omit<CompiledPortal, 'openapi'>): CompiledPortal {
  let written: JsonValue | undefined
  return {
    ...portal,
    get openapi() {
      return (written ??= emitOpenApi(portal))
    },
  }
}

/** OpenAPI 3.1 of the whole API: what every portal has, and what the definitions add, below `/api/site`. */
function emitOpenApi(portal: Pick<CompiledPortal, 'access' | 'manifest' | 'modules'>): JsonValue {
  const modules = Object.values(portal.modules)
  const paths: Record<string, Json> = structuredClone(portalCalls)
  const schemas: Json = { Error: ERROR, Pagination: PAGINATION }
  const takesKeys = modules.some(({ resources }) =>
    Object.values(resources).some(({ authenticates }) => authenticates),
  )
  const servers = new Map(portal.access.permissions.map((each) => [each.id, each.server]))
  for (const module of modules) {
    const own = known.get(module) ?? describeModule(module)
    known.set(module, own)
    for (const form of Object.values(module.publicForms ?? {})) describeForm(paths, module, form)
    Object.assign(schemas, own.schemas)
    for (const { path, method, operation, access, personal } of own.operations) {
      paths[path] ??= {}
      paths[path][method] = {
        ...operation,
        ...(takesKeys && isOpenToKeys(path, access) && !personal
          ? { security: [{ bearer: [] }, { apiKey: [] }] }
          : {}),
        'x-permissions': access.map((id) => servers.get(id) ?? id),
      }
    }
  }
  if (modules.some(takesDocuments)) Object.assign(schemas, documentSchemas())
  return {
    openapi: '3.1.0',
    info: { title: `${portal.manifest.product} API`, version: String(portal.manifest.language) },
    servers: [{ url: '/api/site' }],
    security: [{ bearer: [] }],
    tags: [
      { name: 'portal', description: 'What every portal has' },
      ...modules.map((module) => ({
        name: module.id,
        description: textOf(module, module.title) ?? module.id,
      })),
    ],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of POST /auth.' },
        ...(takesKeys && { apiKey: API_KEY }),
      },
      schemas,
      responses: RESPONSES,
    },
  }
}

/** A normalized module never changes. */
const known = new WeakMap<ModuleDefinition, ModuleApi>()

function takesDocuments({ resources }: ModuleDefinition): boolean {
  return Object.values(resources).some(({ endpoints }) =>
    endpoints.some(({ body, answer }) =>
      Object.values({ ...body, ...answer }).some((value) => value.document !== undefined),
    ),
  )
}

/** Documents refer to each other by name. */
function documentSchemas(): Json {
  const text = JSON.stringify(documentFormats, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? `#/components/schemas/${value}` : value,
  )
  return JSON.parse(text) as Json // written above
}

const API_KEY: Json = {
  type: 'http',
  scheme: 'bearer',
  description: 'An API key. It does what both its scopes and the permissions of the user who made it allow.',
}

/** As the server lets keys in: what a permission stands for, but nothing that goes on as the user. */
function isOpenToKeys(path: string, access: string[]): boolean {
  return access.length > 0 && !/\/(?:export|bulk|draft)$/.test(path)
}

/** A public form says what the texts are that its call reads. */
function describeForm(
  paths: Record<string, Json>,
  module: ModuleDefinition,
  form: PublicFormDefinition,
): void {
  const { properties: called } = bodyOf(paths[form.post]?.['post']) ?? {}
  const entity = module.entities[form.entity ?? '']
  if (!isObject(called) || !entity) return
  const { properties } = entitySchema(entity, 'create')
  if (!isObject(properties)) return
  for (const { field } of form.fields)
    if (Object.hasOwn(called, field)) called[field] = properties[field] ?? null
}

function bodyOf(operation: JsonValue | undefined): Json | undefined {
  const path = ['requestBody', 'content', 'application/json', 'schema']
  const found = path.reduce<JsonValue | undefined>(
    (value, key) => (isObject(value) ? value[key] : undefined),
    operation,
  )
  return isObject(found) ? found : undefined
}

function isObject(value: JsonValue | undefined): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
