import { Duplex } from 'node:stream'

/** Where pg's client expects a socket: messages of PostgreSQL's protocol go to whoever speaks it, answers come back. */
export class PgliteSocket extends Duplex {
  readonly #exchange: (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>

  /** @param exchange answers whole messages */
  constructor(exchange: (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>) {
    super()
    this.#exchange = exchange
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(message: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    // A copy: small buffers share memory, which the thread would be given with everything in it.
    this.#exchange(new Uint8Array(message)).then(
      (answer) => {
        if (answer.length > 0) this.push(answer)
        done()
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    )
  }

  /** What the client writes together, such as binding and executing, is sent together. */
  override _writev(
    chunks: { chunk: Buffer; encoding: BufferEncoding }[],
    done: (error?: Error | null) => void,
  ): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'utf8', done)
  }
}
