import { useState } from 'react'
import Form from '@rjsf/mui'
import type { RJSFSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { fieldNames } from './fieldNames.ts'

const schema: RJSFSchema = {
  type: 'object',
  required: fieldNames.slice(0, 50),
  properties: Object.fromEntries(
    fieldNames.map((name) => [name, { type: 'string', title: name, description: 'help', maxLength: 40 }]),
  ),
}

/** RJSF as its documentation shows it, controlled, without live validation. */
export function BenchForm() {
  const [data, setData] = useState<unknown>({})
  return (
    <Form
      schema={schema}
      validator={validator}
      formData={data}
      onChange={(event) => setData(event.formData)}
    />
  )
}
