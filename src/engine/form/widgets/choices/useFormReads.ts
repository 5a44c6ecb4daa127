import { useForm, useFormSelector } from '../../FormContext.ts'

/** What the conditions read of the form, as one text that changes with it. */
export function useFormReads(...conditions: ({ dependsOn: string[] } | undefined)[]): string {
  const { store } = useForm()
  const paths = conditions
    .flatMap((condition) => condition?.dependsOn ?? [])
    .flatMap((path) => (path.startsWith('form.') ? [path.slice('form.'.length)] : []))
  return useFormSelector(store, () =>
    paths.length === 0 ? '' : JSON.stringify(paths.map((path) => store.get(path) ?? null)),
  )
}
