/** Width and height of the box a signature is drawn in. */
export const SIGNATURE_BOX = { width: 600, height: 160 } as const

const STROKES = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/

/** Whether a signature was drawn, not typed. */
export function isDrawn(signature: string): boolean {
  return /^M\d/.test(signature)
}

/** Whether a drawn signature is strokes of the box: an SVG path of M and L with whole numbers. */
export function isDrawing(signature: string): boolean {
  return STROKES.test(signature)
}
