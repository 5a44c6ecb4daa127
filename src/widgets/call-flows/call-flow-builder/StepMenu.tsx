import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { exitsOf, nodeTypeOf } from '../../../domain/call-flow/index.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { focusStepForm } from './focusStep.ts'
import type { OutlineRow } from './outlineRows.ts'
import { useBuilder } from './useBuilder.ts'

interface StepMenuProps {
  anchor: HTMLElement
  row: Pick<OutlineRow, 'kind' | 'node' | 'from'>
  onClose: () => void
  onRemove: () => void
}

/** All that can be done with a step, or with an exit. */
export function StepMenu({ anchor, row, onClose, onRemove }: StepMenuProps) {
  const { store, actions, names } = useBuilder()
  const { t } = usePortal()
  const node = row.kind === 'step' ? row.node : undefined
  const exits = node ? exitsOf(node).map((exit) => ({ id: node.id, exit })) : row.from ? [row.from] : []
  const isStart = node !== undefined && nodeTypeOf(node.type)?.category === 'start'
  const item = (key: string, text: string, run: () => void) => (
    <MenuItem
      key={key}
      dense
      onClick={() => {
        onClose()
        run()
      }}
    >
      {text}
    </MenuItem>
  )
  const leadsSomewhere = ({ id, exit }: { id: string; exit: string }): boolean =>
    typeof store.flow.nodes.find((one) => one.id === id)?.exits[exit] === 'string'
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {node &&
        item('edit', t('call-flows:build-edit-step'), () => {
          store.select([node.id])
          focusStepForm()
        })}
      {exits.map((from) => [
        item(`insert-${from.exit}`, t('call-flows:build-insert-after', { exit: names.exit(from.exit) }), () =>
          store.set({ asking: { what: 'insert', after: from } }),
        ),
        item(
          `connect-${from.exit}`,
          t('call-flows:build-connect-exit', { exit: names.exit(from.exit) }),
          () => store.set({ asking: { what: 'connect', from } }),
        ),
        leadsSomewhere(from) &&
          item(`open-${from.exit}`, t('call-flows:build-disconnect', { exit: names.exit(from.exit) }), () => {
            actions.connect(from.id, from.exit, null)
          }),
      ])}
      {node &&
        !isStart && [
          <Divider key="line" />,
          item('earlier', t('call-flows:build-earlier'), () => actions.reorder(node.id, 'earlier')),
          item('later', t('call-flows:build-later'), () => actions.reorder(node.id, 'later')),
          item('copy', t('call-flows:build-copy'), () => void actions.copy([node.id])),
          item('duplicate', t('call-flows:build-duplicate'), () => actions.duplicate([node.id])),
          item('remove', t('call-flows:build-remove'), onRemove),
        ]}
    </Menu>
  )
}
