/** React marks in drawn HTML what is still to come. The living page replaces all of it and needs no marks. */
export function withoutMarks(html: string): string {
  return html.replaceAll(/<template[^>]*><\/template>|<!--\/?\$[!?]?-->/g, '')
}
