/** Bytes as the stream that a store reads. */
export async function* inOnePart(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
