import { flowSchemas } from './call-flow/flowSchemas.ts'

/** Formats of documents that endpoints take and answer, by the names definitions use, as JSON Schemas that refer to each other. */
export const documentFormats: Readonly<Record<string, object>> = { ...flowSchemas }
