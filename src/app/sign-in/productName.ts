/** The product name of the manifest in the page; in development, where it is not there, a stand-in. */
export function productName(): string {
  try {
    const manifest: unknown = JSON.parse(document.getElementById('portal-manifest')?.textContent ?? '')
    if (typeof manifest === 'object' && manifest !== null && 'product' in manifest)
      return String(manifest.product)
  } catch {
    // No manifest in the page.
  }
  return 'Patchbay'
}
