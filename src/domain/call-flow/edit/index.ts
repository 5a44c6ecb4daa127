export { changeOptions, describeNode, placeNodes } from './changeNode.ts'
export { connectExit, connectRefusal, type ConnectRefusal } from './connectExit.ts'
export { edgesInto, edgesOf, nodeOf, type FlowEdge } from './flowEdges.ts'
export {
  beginHistory,
  endRun,
  recordEdit,
  redoEdit,
  undoEdit,
  type FlowHistory,
  type Intention,
} from './FlowHistory.ts'
export { insertNode, type ExitPlace, type NewNode } from './insertNode.ts'
export { layOut, placeBeside, nodeHeight, nodesInOrder, nodeWidth } from './layOut.ts'
export { moveEarlier, moveLater } from './moveInChain.ts'
export { copyNodes, pasteNodes, readClip, type FlowClip } from './pasteNodes.ts'
export { removeNodes } from './removeNodes.ts'
export { diffFlows, type FlowDiff, type NodePart } from './diffFlows.ts'
export { newItems, newOptions } from './newOptions.ts'
