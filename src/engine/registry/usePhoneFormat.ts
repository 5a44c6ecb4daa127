import { useEffect, useState } from 'react'
import { settledValue } from '../../shared/settledValue.ts'
import { usePortal } from './portalContext.ts'

/** Groups phone numbers once their formats are loaded; leaves them as they are before that. */
export function usePhoneFormat(wanted: boolean): (number: string) => string {
  const { loadPhoneFormat } = usePortal()
  const [format, setFormat] = useState<(number: string) => string>(() => {
    const loading = wanted ? loadPhoneFormat?.() : undefined
    return (loading && settledValue(loading)) ?? ungrouped
  })
  useEffect(() => {
    if (!wanted) return
    let current = true
    loadPhoneFormat?.().then(
      (loaded) => {
        if (current) setFormat(() => loaded)
      },
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [loadPhoneFormat, wanted])
  return format
}

function ungrouped(number: string): string {
  return number
}
