import { toErrorSchema } from '@rjsf/utils'
import type { RJSFValidationError, ValidatorType } from '@rjsf/utils'
import type { FormStore } from './createFormStore.ts'
import type { RjsfForm } from './rjsfSchema.ts'
import { errorWords } from './errorWords.ts'
import type { Translate } from '../registry/portalContext.ts'
import { isWithin, parsePath, setPath } from '../../shared/paths.ts'

/**
 * RJSF's validator over the entity's precompiled one and its rules: what RJSF finds is what the form store finds.
 * It knows the parts of the one schema it was made for and, like RJSF's own precompiled validator, no others.
 */
export function rjsfValidator(
  store: FormStore,
  { schema: root, paths }: RjsfForm,
  t: Translate,
): ValidatorType {
  const drawn = Object.keys(root.properties ?? {})

  function rawErrors(value: unknown): RJSFValidationError[] {
    const record = typeof value === 'object' && value !== null ? value : {}
    return store
      .verify({ ...record })
      .filter(({ path }) => drawn.some((name) => isWithin(path, name)))
      .map((error) => {
        const message = errorWords(error, store.entity, t)
        const property = `.${parsePath(error.path).join('.')}`
        return { name: error.keyword, property, message, stack: message }
      })
  }

  return {
    validateFormData(formData) {
      const errors = rawErrors(formData)
      return { errors, errorSchema: toErrorSchema(errors) }
    },
    isValid(schema, formData) {
      const path = schema === root ? '' : paths.get(schema)
      if (path === undefined) throw new Error(`No validator is compiled for ${JSON.stringify(schema)}`)
      if (path === '') return rawErrors(formData).length === 0
      return !store.verify(setPath({}, path, formData)).some((error) => isWithin(error.path, path))
    },
    rawValidation: <Result>(_schema: unknown, formData: unknown) => ({
      // RJSF leaves the shape of raw errors to the validator
      errors: rawErrors(formData) as Result[],
    }),
  }
}
