/** A page of the portal as from a server that was too slow to draw it. */
export function withoutDrawing(page: string): string {
  return page
    .replace(/<script type="application\/json" id="portal-head-start">.*?<\/script>/s, '')
    .replace(/<div id="root">.*<\/div>(?=\s*<noscript>)/s, '<div id="root"></div>')
}
