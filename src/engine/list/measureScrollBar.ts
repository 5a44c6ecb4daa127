/** Width of a scroll bar in this browser, in px; 0 where it lies over the content. */
export function measureScrollBar(): number {
  const probe = document.createElement('div')
  probe.style.cssText = 'position:absolute;visibility:hidden;overflow:scroll;width:50px;height:50px'
  document.body.append(probe)
  const width = probe.offsetWidth - probe.clientWidth
  probe.remove()
  return width
}
