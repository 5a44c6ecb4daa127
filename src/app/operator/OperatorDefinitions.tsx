import { useEffect } from 'react'
import type { Realtime } from '../realtime/createRealtimeClient.ts'
import { DefinitionsBar } from './DefinitionsBar.tsx'
import { DefinitionsPanel } from './DefinitionsPanel.tsx'
import './operator.css'
import { useDefinitionsStatus } from './useDefinitionsStatus.ts'
import { useOwnerTitles } from './useOwnerTitles.ts'

export interface OperatorDefinitionsProps {
  realtime: Promise<Realtime>
  isOpen: boolean
  /** How many modules are rolled back. */
  onCount: (rolledBack: number) => void
  onOpen: () => void
  onClose: () => void
}

/** What an operator sees of the definitions: a bar while they have mistakes, and a panel with all about them. */
export function OperatorDefinitions({
  realtime,
  isOpen,
  onCount,
  onOpen,
  onClose,
}: OperatorDefinitionsProps) {
  const { status, replace } = useDefinitionsStatus(realtime)
  const rolledBack = status?.rolledBack.length ?? 0
  useEffect(() => onCount(rolledBack), [onCount, rolledBack])
  const titleOf = useOwnerTitles(isOpen ? Object.keys(status?.modules ?? {}) : (status?.kept ?? []))
  return (
    <>
      <DefinitionsBar status={status} titleOf={titleOf} onOpen={onOpen} />
      {isOpen && (
        <DefinitionsPanel status={status} titleOf={titleOf} onRolledBack={replace} onClose={onClose} />
      )}
    </>
  )
}
