import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pdfmake from 'pdfmake'
import type { PdfDocument } from './PdfDocument.ts'

const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts/Roboto')

pdfmake.addFonts({
  Roboto: {
    normal: join(fonts, 'Roboto-Regular.ttf'),
    bold: join(fonts, 'Roboto-Medium.ttf'),
    italics: join(fonts, 'Roboto-Italic.ttf'),
    bolditalics: join(fonts, 'Roboto-MediumItalic.ttf'),
  },
})
/** Hairlines between rows, and a darker one below the heads. */
const ruled = {
  hLineWidth: (line: number, { table }: Ruled) => (line === 0 || line === table.body.length ? 0 : 0.75),
  hLineColor: (line: number, { table }: Ruled) => (line === table.headerRows ? '#5f6b7a' : '#d5dae1'),
  vLineWidth: () => 0,
  paddingLeft: (column: number) => (column === 0 ? 0 : 8),
  paddingRight: (column: number, { table }: Ruled) => (column === table.widths.length - 1 ? 0 : 8),
}

interface Ruled {
  table: { body: unknown[]; widths: unknown[]; headerRows?: number }
}

pdfmake.addTableLayouts({ ruled })
// What people write goes into a document as text: nothing in it may make the server read an address or a file.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts))

/** Writes a document as PDF, in the caller's thread. */
export async function makePdf({ title, footer, content }: PdfDocument): Promise<Buffer> {
  return pdfmake
    .createPdf({
      pageMargins: [56, 56, 56, 56],
      defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.25 },
      info: { title },
      footer: (page: number, pages: number) => ({
        text: `${footer}   ${page} / ${pages}`,
        alignment: 'center',
        fontSize: 9,
        color: '#5f6b7a',
      }),
      content,
    })
    .getBuffer()
}
