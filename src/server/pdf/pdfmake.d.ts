declare module 'pdfmake' {
  interface PdfMaker {
    /** Name of a font → the paths of its files. */
    addFonts(fonts: Record<string, Record<string, string>>): void
    /** Name of a layout → how its lines and spaces are. */
    addTableLayouts(layouts: Record<string, object>): void
    /** Whether the document may read an address. */
    setUrlAccessPolicy(isAllowed: (url: string) => boolean): void
    /** Whether the document may read a file. */
    setLocalAccessPolicy(isAllowed: (path: string) => boolean): void
    createPdf(definition: object): { getBuffer(): Promise<Buffer> }
  }
  const pdfmake: PdfMaker
  export default pdfmake
}
