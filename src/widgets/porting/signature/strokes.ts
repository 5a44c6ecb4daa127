/** The box that strokes are drawn in, whatever its size on the screen. */
export const SIGNATURE_BOX = { width: 600, height: 160 } as const

/** A path of M and L commands, as the server stores it. */
export function isDrawn(signature: string | undefined): boolean {
  return signature !== undefined && /^M\d/.test(signature)
}

/** A point of the box from one of the screen, as whole numbers. */
export function pointIn(
  area: { left: number; top: number; width: number; height: number },
  point: { clientX: number; clientY: number },
): string {
  const { width, height } = SIGNATURE_BOX
  const x = Math.round(((point.clientX - area.left) / area.width) * width)
  const y = Math.round(((point.clientY - area.top) / area.height) * height)
  return `${Math.min(width, Math.max(0, x))} ${Math.min(height, Math.max(0, y))}`
}

/** A path with one more point, on a new stroke or the last one; a point like the one before adds nothing. */
export function withPoint(path: string, point: string, begins: boolean): string {
  if (begins) return `${path}M${point}L${point}`
  return path.endsWith(`L${point}`) ? path : `${path}L${point}`
}
