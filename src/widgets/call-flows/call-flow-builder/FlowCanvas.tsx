import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import {
  Background,
  ControlButton,
  Controls,
  MiniMap,
  ReactFlow,
  ReactFlowProvider,
  useNodesState,
  applyNodeChanges,
  Position,
  useReactFlow,
  type Connection,
  type Edge,
  type FinalConnectionState,
  type NodeChange,
  type Viewport,
  type XYPosition,
} from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import FitScreen from '@mui/icons-material/FitScreen'
import {
  connectRefusal,
  edgesOf,
  nodeHeight,
  nodeOf,
  nodeWidth,
  placeNodes,
} from '../../../domain/call-flow/edit/index.ts'
import { exitsOf, type FlowNode } from '../../../domain/call-flow/index.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { FlowCard, type FlowCardData, type FlowCardNode } from './FlowCard.tsx'
import { categoryIcon } from './categoryIcon.ts'
import { focusStepForm } from './focusStep.ts'
import { legibleView, SMALLEST, wholeView } from './legibleView.ts'
import { exitToExtend } from './useFlowActions.ts'
import { useBuilder, useBuilderState } from './useBuilder.ts'

const nodeTypes = { card: FlowCard }
const proOptions = { hideAttribution: true }
/** As in callFlowBuilder.css: how high a card's head and a line are, and how large a handle. */
const [HEAD, LINE, HANDLE] = [61, 28, 12]

/** The flow as a drawing. */
export function FlowCanvas() {
  return (
    <ReactFlowProvider>
      <Canvas />
    </ReactFlowProvider>
  )
}

function Canvas() {
  const { store, actions, names } = useBuilder()
  const { t } = usePortal()
  const flow = useBuilderState(({ history }) => history.flow)
  const selected = useBuilderState((state) => state.selected)
  const problems = useBuilderState((state) => state.problems)
  const lit = useBuilderState((state) => state.lit)
  const [nodes, setNodes] = useNodesState<FlowCardNode>([])
  const fitted = useBuilderState((state) => state.fitted)
  const { setCenter, getZoom, getNode, getViewport, setViewport } = useReactFlow()
  const frame = useRef<HTMLElement>(null)
  const [opening, setOpening] = useState<Viewport | undefined>(undefined)
  const { isReadOnly } = store

  const levels = useMemo(() => {
    const found = new Map<string, FlowCardData['level']>()
    for (const { nodeId, level } of problems.toReversed()) if (nodeId !== undefined) found.set(nodeId, level)
    return found
  }, [problems])

  useEffect(() => {
    setNodes((before) => {
      const known = new Map(before.map((node) => [node.id, node]))
      return flow.nodes.map((node): FlowCardNode => {
        const old = known.get(node.id)
        const level = levels.get(node.id)
        const light = lit?.current === node.id ? 'current' : lit?.nodes.has(node.id) ? 'passed' : undefined
        const isSelected = selected.includes(node.id)
        const same =
          old?.data.node === node &&
          old.data.level === level &&
          old.data.lit === light &&
          old.data.names === names
        if (old && same && old.selected === isSelected) return old
        return {
          ...old,
          id: node.id,
          type: 'card',
          position: node.position ?? { x: 0, y: 0 },
          // Known beforehand, so that steps out of sight needn't be drawn to be measured.
          width: nodeWidth,
          initialHeight: nodeHeight(node),
          ...(!old?.measured && { handles: handlesOf(node) }),
          data: same ? old.data : { node, names, level, lit: light, isReadOnly },
          selected: isSelected,
          ariaLabel: names.fullStep(node),
        }
      })
    })
  }, [flow, selected, levels, lit, names, isReadOnly, setNodes])

  const edges = useMemo(
    () =>
      edgesOf(flow).map(({ from, exit, to }): Edge => {
        const isLit = lit?.exits.has(`${from}:${exit}`)
        return {
          id: `${from}:${exit}`,
          source: from,
          sourceHandle: exit,
          target: to,
          type: 'smoothstep',
          ariaLabel: names.exit(exit),
          ...(isLit && { className: 'flow-edge-lit', zIndex: 1 }),
        }
      }),
    [flow, lit, names],
  )

  // What the keyboard, a search or a problem selects comes into view, and where a simulated call is.
  const wanted = lit?.current ?? selected[0]
  useEffect(() => {
    const node = wanted === undefined ? undefined : getNode(wanted)
    const room = frame.current?.getBoundingClientRect()
    if (!node || !room) return
    const { x, y, zoom } = getViewport()
    const [left, top] = [node.position.x * zoom + x, node.position.y * zoom + y]
    const isSeen =
      left > 0 && top > 0 && left + nodeWidth * zoom < room.width && top + 90 * zoom < room.height
    if (!isSeen)
      void setCenter(node.position.x + nodeWidth / 2, node.position.y + 60, {
        zoom: Math.max(getZoom(), 0.7),
      })
  }, [wanted, flow.nodes.length, getNode, getViewport, getZoom, setCenter])

  useEffect(() => {
    if (fitted > 0 && frame.current) void setViewport(legibleView(store.flow, roomOf(frame.current)))
  }, [fitted, store, setViewport])

  function showAll(): void {
    if (frame.current) void setViewport(wholeView(store.flow, roomOf(frame.current)))
  }

  // Drawn where it opens at once, and nothing else before.
  useLayoutEffect(() => {
    if (frame.current) setOpening(legibleView(store.flow, roomOf(frame.current)))
  }, [store])

  const isValid = useCallback(
    ({ source, sourceHandle, target }: Edge | Connection) =>
      connectRefusal(store.flow, source, sourceHandle ?? '', target) === undefined,
    [store],
  )
  const onConnect = useCallback(
    ({ source, sourceHandle, target }: Connection) => {
      actions.connect(source, sourceHandle ?? '', target)
    },
    [actions],
  )
  /** A drop that isn't allowed says why; one on nothing asks what comes there. */
  const onConnectEnd = useCallback(
    (_event: MouseEvent | TouchEvent, end: FinalConnectionState) => {
      const { fromNode, fromHandle, toNode, isValid: isAllowed } = end
      if (!fromNode || fromHandle?.type !== 'source' || isAllowed) return
      const exit = fromHandle.id ?? ''
      if (toNode) actions.connect(fromNode.id, exit, toNode.id)
      else store.set({ asking: { what: 'insert', after: { id: fromNode.id, exit } } })
    },
    [actions, store],
  )
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return
    const focused = target.getAttribute('data-id')
    const edge = edges.find(({ id }) => id === focused)
    const node = nodeOf(flow, focused ?? '')
    const exit = node && exitToExtend(node)
    const from = node && exit !== undefined ? { id: node.id, exit } : undefined
    // The first Enter selects.
    if (key === 'Enter' && node && selected.includes(node.id)) focusStepForm()
    else if (isReadOnly) return
    else if (key === 'a' && from) store.set({ asking: { what: 'insert', after: from } })
    else if (key === 'c' && from) store.set({ asking: { what: 'connect', from } })
    else if (/^(Delete|Backspace)$/.test(key)) {
      if (edge) actions.connect(edge.source, edge.sourceHandle ?? '', null)
      else actions.remove(store.get().selected)
    } else return
    event.preventDefault()
  }
  /** Of an arrow key, which moves what is selected; a drag is recorded where it ends. */
  const byKey = useRef(false)
  // A handler that changes while a step is dragged would be one more change for each step and line to look at.
  const onNodesChange = useCallback(
    (changes: NodeChange<FlowCardNode>[]) => {
      // What is selected and what is there, the store says.
      const own = changes.filter(({ type }) => type === 'position' || type === 'dimensions')
      if (own.length > 0) setNodes((before) => applyNodeChanges(own, before).map(asMeasured))
      if (byKey.current) {
        const places = changes.flatMap((change): [string, XYPosition][] =>
          change.type === 'position' && change.position ? [[change.id, change.position]] : [],
        )
        if (places.length > 0) {
          const run = places.map(([id]) => id).join(' ')
          store.edit('move', placeNodes(store.flow, new Map(places)), run)
        }
      }
      const picked = changes.flatMap((change) => (change.type === 'select' ? change : []))
      if (picked.length === 0) return
      const now = new Set(store.get().selected)
      for (const { id, selected: isOn } of picked) {
        if (isOn) now.add(id)
        else now.delete(id)
      }
      const { side } = store.get()
      store.select([...now], side === 'simulation' ? side : 'step')
    },
    [setNodes, store],
  )
  const onNodeDragStop = useCallback(
    (_event: unknown, _node: FlowCardNode, dragged: FlowCardNode[]) => {
      const places = new Map(dragged.map(({ id, position }) => [id, position]))
      store.edit('move', placeNodes(store.flow, places))
    },
    [store],
  )
  const words = useMemo(
    () => ({
      'node.a11yDescription.default': t('call-flows:build-node-help'),
      'node.a11yDescription.keyboardDisabled': t('call-flows:build-node-help'),
      'node.a11yDescription.ariaLiveMessage': () => '',
      'edge.a11yDescription.default': t('call-flows:build-edge-help'),
      'controls.ariaLabel': t('call-flows:build-view-choice'),
      'controls.zoomIn.ariaLabel': t('call-flows:build-zoom-in'),
      'controls.zoomOut.ariaLabel': t('call-flows:build-zoom-out'),
      'minimap.ariaLabel': t('call-flows:build-minimap'),
    }),
    [t],
  )

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the steps bubble here
    <section
      ref={frame}
      onKeyDownCapture={({ key }) => {
        byKey.current = key.startsWith('Arrow')
      }}
      onKeyUp={() => {
        byKey.current = false
      }}
      onKeyDown={onKeyDown}
      className="flow-canvas"
      aria-label={t('call-flows:build-canvas')}
    >
      {opening && (
        <ReactFlow<FlowCardNode>
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          onNodesChange={onNodesChange}
          onNodeDragStop={onNodeDragStop}
          onNodeDoubleClick={showForm}
          onConnect={onConnect}
          onConnectEnd={onConnectEnd}
          isValidConnection={isValid}
          deleteKeyCode={null}
          nodesDraggable={!isReadOnly}
          nodesConnectable={!isReadOnly}
          edgesFocusable={!isReadOnly}
          onlyRenderVisibleElements
          defaultViewport={opening}
          minZoom={SMALLEST}
          maxZoom={1.5}
          ariaLabelConfig={words}
          proOptions={proOptions}
        >
          <Background gap={20} size={1} />
          <Controls showInteractive={false} showFitView={false}>
            <ControlButton
              aria-label={t('call-flows:build-fit')}
              title={t('call-flows:build-fit')}
              onClick={showAll}
            >
              <FitScreen />
            </ControlButton>
          </Controls>
          <MiniMap<FlowCardNode> pannable zoomable nodeClassName={miniClass} />
        </ReactFlow>
      )}
    </section>
  )
}

function showForm(): void {
  focusStepForm()
}

function miniClass({ data }: FlowCardNode): string {
  return `flow-mini-${categoryIcon(data.node.type).category}`
}

/** About where the handles of a step will be. */
function handlesOf(node: FlowNode): FlowCardNode['handles'] {
  const size = { width: HANDLE, height: HANDLE }
  return [
    { type: 'target', position: Position.Left, x: -HANDLE / 2, y: 30 - HANDLE / 2, ...size },
    ...exitsOf(node).map((id, line) => ({
      id,
      type: 'source' as const,
      position: Position.Right,
      x: nodeWidth - HANDLE / 2,
      y: HEAD + LINE * line + (LINE - HANDLE) / 2,
      ...size,
    })),
  ]
}

/** Once a step is drawn, its handles are where they were measured. */
function asMeasured(node: FlowCardNode): FlowCardNode {
  if (!node.measured || node.handles === undefined) return node
  const { handles: _guessed, ...measured } = node
  return measured
}

function roomOf(frame: HTMLElement): { width: number; height: number } {
  return { width: frame.clientWidth, height: frame.clientHeight }
}
